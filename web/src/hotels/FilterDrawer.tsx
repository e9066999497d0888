import { useTranslation } from 'react-i18next';
import type { HotelFilter, HotelFilterRegionsQuery } from '../gql/generated';
import { Button } from '../ui/Button';
import { Drawer } from '../ui/Drawer';
import { FilterPanel } from './FilterPanel';
import type { ListState } from './listState';
import type { Total } from './useHotelList';

interface FilterDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  state: ListState;
  filter: HotelFilter;
  regions: HotelFilterRegionsQuery['regions'];
  total: Total | undefined;
  onChange: (state: ListState) => void;
  onReset: () => void;
}

/** The filters where there is no room beside the results; the button says what waits behind. */
export function FilterDrawer({ isOpen, onClose, state, filter, regions, total, onChange, onReset }: FilterDrawerProps) {
  const { t } = useTranslation('hotels');
  return (
    <Drawer
      isOpen={isOpen}
      title={t('list.filter')}
      onClose={onClose}
      extra={
        <Button variant="quiet" small onClick={onReset}>
          {t('list.clear')}
        </Button>
      }
      footer={
        <Button variant="primary" block onClick={onClose}>
          {total?.totalCount === 0 ? t('list.showNone') : t(total?.isTotalExact === false ? 'list.showMany' : 'list.show', { count: total?.totalCount ?? 0 })}
        </Button>
      }
    >
      <FilterPanel state={state} filter={filter} regions={regions} onChange={onChange} />
    </Drawer>
  );
}
