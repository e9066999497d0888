import { useState, type SyntheticEvent } from 'react';
import { LIMITS } from 'api/rules/hotel';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/language';
import { useSuggested } from '../search/useSuggested';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  search: string;
  onSearch: (search: string) => void;
  /** Of a region, in place of a search. */
  onRegion: (regionId: string) => void;
}

/** The search line; it searches when it is sent and not at every key. */
export function SearchField({ search, onSearch, onRegion }: SearchFieldProps) {
  const { t } = useTranslation('hotels');
  const [text, setText] = useState(search);
  // Back, Forward and a removed chip change the search from outside.
  const [lastSearch, setLastSearch] = useState(search);
  if (search !== lastSearch) {
    setLastSearch(search);
    setText(search);
  }

  const { path } = useLanguage();
  const navigate = useNavigate();
  const { onFocus, list } = useSuggested(({ text: name, slug, regionId }) => {
    if (slug !== null) void navigate(path(`/hotels/${slug}`));
    else if (regionId !== null) onRegion(regionId);
    else {
      setText(name);
      onSearch(name);
    }
  });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" className={styles.form} action="" onSubmit={submit}>
      <TextField
        className={styles.field}
        label={t('list.search')}
        hideLabel
        icon="search"
        type="search"
        name="search"
        placeholder={t('list.search')}
        maxLength={LIMITS.search}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onFocus}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <Button type="submit" variant="primary">
        {t('list.searchButton')}
      </Button>
      {list}
    </form>
  );
}
