import { useTranslation } from 'react-i18next';
import type { HotelFacetsQuery } from '../gql/search.generated';
import { hostLanguage } from '../i18n/language';
import { countOf } from '../search/useFacets';
import styles from './FilterPanel.module.css';
import { toggleTag } from './listChoices';
import type { ListState } from './listState';
import { OptionBox } from './OptionBox';

interface TagOptionsProps {
  state: ListState;
  facets: HotelFacetsQuery['hotels']['facets'] | undefined;
  onChange: (state: ListState) => void;
}

const folded = (tag: string) => tag.normalize('NFKD').replace(/\p{Mark}/gu, '').toLowerCase();

/** The most frequent keywords of what is found; the last of the panel, so that nothing moves when they come. */
export function TagOptions({ state, facets, onChange }: TagOptionsProps) {
  const { t } = useTranslation('search');
  const tags = facets?.tags ?? [];
  const chosen = (tag: string) => state.tags.find((other) => folded(other) === folded(tag));
  const others = state.tags.filter((tag) => !tags.some((option) => folded(option.tag) === folded(tag)));
  const counted = tags.map(({ tag }) => ({ tag, count: countOf(facets, () => tags, (option) => option.tag === tag) }));
  const options = [...others.map((tag) => ({ tag, count: undefined })), ...counted];
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{t('tags')}</legend>
      {options.map(({ tag, count }) => (
        <OptionBox
          key={tag}
          label={<span lang={hostLanguage}>{tag}</span>}
          count={count}
          checked={chosen(tag) !== undefined}
          onChange={() => {
            onChange(toggleTag(state, chosen(tag) ?? tag));
          }}
        />
      ))}
    </fieldset>
  );
}
