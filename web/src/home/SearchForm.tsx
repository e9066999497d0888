import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RegionCardFragment } from '../gql/generated';
import { useLanguage } from '../i18n/language';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useSuggested } from '../search/useSuggested';
import styles from './SearchForm.module.css';

/** The address of the list for what was typed and chosen; empty fields leave no trace in it. */
function searchAddress(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim());
  }
  return query.size > 0 ? `/hotels?${query}` : '/hotels';
}

/** Destination and region. It is a plain form too: before the scripts run, the browser itself opens the list. */
export function SearchForm({ regions }: { regions: Pick<RegionCardFragment, 'id' | 'name'>[] }) {
  const { t } = useTranslation('home');
  const { path } = useLanguage();
  const navigate = useNavigate();
  const searchId = useId();
  const regionId = useId();

  const { onFocus, list } = useSuggested(({ kind, text, slug, regionId: region }) => {
    const query = kind === 'REGION' ? `regionId=${region}` : `search=${encodeURIComponent(text)}`;
    void navigate(path(slug === null ? `/hotels?${query}` : `/hotels/${slug}`));
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(path(searchAddress(event.currentTarget)));
  };

  return (
    <div className={styles.place}>
      <form className={styles.form} role="search" action={path('/hotels')} onSubmit={submit}>
        <div className={styles.field}>
          <label htmlFor={searchId}>{t('search.destination')}</label>
          <input id={searchId} name="search" type="search" maxLength={200} placeholder={t('search.placeholder')} autoComplete="off" enterKeyHint="search" onFocus={onFocus} />
          {list}
        </div>
        <div className={styles.field}>
          <label htmlFor={regionId}>{t('search.region')}</label>
          <select id={regionId} name="regionId" defaultValue="">
            <option value="">{t('search.allRegions')}</option>
            {regions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="down" small className={styles.arrow} />
        </div>
        <Button type="submit" variant="accent" className={styles.submit}>
          <Icon name="search" />
          {t('search.submit')}
        </Button>
      </form>
    </div>
  );
}
