import { useTranslation } from 'react-i18next';
import { Select } from '../ui/Select';
import { SORTS, type AdminState } from './adminState';
import styles from './ListTools.module.css';
import { SearchLine } from './SearchLine';

interface ListToolsProps {
  state: AdminState;
  /** What the search looks at. */
  hint: string;
  onChange: (values: Partial<AdminState>) => void;
}

/** Search, filter and order of a list. */
export function ListTools({ state, hint, onChange }: ListToolsProps) {
  const { t } = useTranslation('admin');
  return (
    <div role="search" className={styles.tools}>
      <SearchLine
        label={t('tools.search')}
        help={hint}
        search={state.search}
        onSearch={(search) => {
          onChange({ search });
        }}
      />
      <Select
        label={t('tools.status')}
        value={state.status ?? ''}
        onChange={({ target: { value } }) => {
          onChange({ status: value === 'active' || value === 'inactive' ? value : null });
        }}
      >
        <option value="">{t('tools.all')}</option>
        <option value="active">{t('tools.active')}</option>
        <option value="inactive">{t('tools.inactive')}</option>
      </Select>
      <Select
        label={t('tools.sort')}
        value={state.sort}
        onChange={({ target: { value } }) => {
          onChange({ sort: SORTS.find((sort) => sort === value) });
        }}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`tools.${sort}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
