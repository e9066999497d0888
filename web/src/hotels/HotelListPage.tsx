import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useHotelFilterRegionsQuery } from '../gql/generated';
import { useLanguage } from '../i18n/language';
import { Button } from '../ui/Button';
import { Later } from '../ui/Later';
import { PageHead } from '../ui/PageHead';
import { FilterPanel } from './FilterPanel';
import styles from './HotelListPage.module.css';
import { HotelListData } from './HotelListData';
import { clearFilters, filterCount, listPath, PAGE_SIZE, readListState, type ListState } from './listState';
import { ResultBar } from './ResultBar';
import { Results } from './Results';
import { SearchField } from './SearchField';
import { useHotelList } from './useHotelList';

// For a listing's preview: taken from its own file, it would be torn out of this page's chunk, which would grow.
export { HotelListItem } from './HotelListItem';

const ListMap = lazy(() => import('../map/ListMap'));

// The server renders them; their code comes when the page has come alive.
const FilterChips = lazy(() => import('./FilterChips'));
const MeantNotice = lazy(() => import('../search/MeantNotice'));

/** All places: search, filters and order stand in the address, the results beside the filters. */
export function HotelListPage() {
  const { t } = useTranslation('hotels');
  const { code, path } = useLanguage();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const results = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const state = readListState(query);
  const list = useHotelList(state);
  const regions = useHotelFilterRegionsQuery({ variables: { language: code } }).data?.regions ?? [];
  const region = regions.find(({ id }) => id === state.regionId);

  /** A changed filter is a step that Back undoes; a moved map is not. */
  const show = (next: ListState, replace = false) => {
    // At once: a checkbox that waits for the address would jump back for a moment.
    void navigate(path(listPath(next)), { preventScrollReset: true, flushSync: true, replace });
    // Far down in the old results, the new ones would begin out of sight.
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView();
  };
  /** A longer list is the same step. */
  const showMore = async () => {
    if (!(await list.loadMore())) return;
    const page = Math.ceil((list.hotels?.length ?? 0) / PAGE_SIZE) + 1;
    void navigate(path(listPath({ ...state, page })), { replace: true, preventScrollReset: true });
  };
  const reset = () => {
    if (filterCount(state) > 0 || state.search !== '') show(clearFilters(state));
  };

  const title = listTitle();
  function listTitle(): string {
    if (state.search !== '') return t('list.titleSearch', { search: state.search });
    return region ? t('list.titleRegion', { region: region.name }) : t('list.title');
  }

  return (
    <div className={styles.page} data-view={state.view}>
      <PageHead
        title={title}
        description={region ? t('list.descriptionRegion', { region: region.name }) : t('list.description')}
        search={state.regionId === null ? '' : `?regionId=${state.regionId}`}
        isHidden={state.search !== ''}
      />
      {import.meta.env.SSR && <HotelListData title={title} region={region?.slug} hotels={list.hotels ?? []} />}
      <header className={styles.head}>
        <h1>{title}</h1>
        <SearchField
          search={state.search}
          onSearch={(search) => {
            if (search !== state.search) show({ ...state, search, isExact: false, page: 1 });
          }}
          onRegion={(regionId) => {
            show({ ...state, search: '', isExact: false, regionId, page: 1 });
          }}
        />
      </header>
      <div className={styles.columns}>
        <aside className={styles.filters} aria-label={t('list.filter')}>
          <div className={styles.filterHead}>
            <h2>{t('list.filter')}</h2>
            <Button variant="quiet" small onClick={reset}>
              {t('list.clear')}
            </Button>
          </div>
          <FilterPanel state={state} filter={list.filter} regions={regions} onChange={show} />
        </aside>
        <div ref={results} className={styles.results}>
          <ResultBar state={state} filter={list.filter} regions={regions} total={list.total} hasError={!!list.error} onChange={show} onReset={reset} />
          <Suspense fallback={null}>
            <FilterChips state={state} regionName={region?.name ?? null} onChange={show} />
            {list.meant !== null && <MeantNotice state={state} meant={list.meant} />}
          </Suspense>
          <div ref={rows} className={styles.rows}>
            <Results list={list} search={state.search} isRanked={state.sort === 'relevance'} onMore={() => void showMore()} onReset={reset} />
          </div>
        </div>
      </div>
      {state.view === 'map' && (
        <div className={styles.map}>
          <Later>
            <ListMap
              filter={list.filter}
              bounds={state.bounds}
              list={rows}
              onBounds={(bounds) => {
                show({ ...state, bounds, page: 1 }, true);
              }}
              onClose={() => {
                show({ ...state, view: 'list' });
              }}
            />
          </Later>
        </div>
      )}
    </div>
  );
}
