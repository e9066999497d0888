import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminHotelsQuery, type AdminHotelFragment } from '../gql/account.generated';
import { useLanguage } from '../i18n/language';
import { useLostFocus } from '../ui/useLostFocus';
import { listArguments, type AdminState } from './adminState';
import { ConfirmDeletion } from './ConfirmDeletion';
import { HotelRow } from './HotelRow';
import { ListTools } from './ListTools';
import { NothingFound } from './NothingFound';
import { PagedList } from './PagedList';
import { useFound } from './useFound';
import { useHotelDeeds } from './useHotelDeeds';

interface HotelListProps {
  state: AdminState;
  onChange: (values: Partial<AdminState>) => void;
  onReset: () => void;
}

/** All listings, hidden ones too: to be found, switched, featured and deleted. */
export function HotelList({ state, onChange, onReset }: HotelListProps) {
  const { t } = useTranslation('admin');
  const { code } = useLanguage();
  const variables = { ...listArguments(state), withCount: true, language: code };
  // Operators add and change listings meanwhile: what is known is shown at once and asked for anew.
  const { data, previousData, error, loading, refetch, fetchMore } = useAdminHotelsQuery({ variables, fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true });
  const page = (data ?? (error ? undefined : previousData))?.adminHotels;
  const found = useFound('hotels', data ? variables.sort : undefined, page);
  const { setActive, setFeatured, remove, isDeleting } = useHotelDeeds();
  const [asked, setAsked] = useState<AdminHotelFragment>();
  const [isOpen, setOpen] = useState(false);
  const { heading, takeFocus } = useLostFocus();
  const close = () => {
    setOpen(false);
  };
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {t('tabs.hotels')}
      </h2>
      <ListTools state={state} hint={t('tools.hotelsHint')} onChange={onChange} />
      <PagedList
        label={t('tabs.hotels')}
        rows={page?.nodes.map((hotel) => (
          <HotelRow
            key={hotel.id}
            hotel={hotel}
            onSwitch={(isActive) => setActive(hotel.id, isActive, hotel)}
            onFeature={(isFeatured) => setFeatured(hotel, isFeatured)}
            onDelete={() => {
              setAsked(hotel);
              setOpen(true);
            }}
          />
        ))}
        found={found}
        isOutdated={!data}
        error={error}
        failure={t('hotels.loadFailed')}
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
        hasMore={Boolean(data && page?.pageInfo.hasNextPage)}
        onMore={() => fetchMore({ variables: { after: page?.pageInfo.endCursor, withCount: false } })}
        empty={<NothingFound onReset={onReset} />}
      />
      {asked && (
        <ConfirmDeletion
          // It goes when the row has gone: the focus would be given back to a button that is about to go, too.
          isOpen={isOpen && page?.nodes.some(({ id }) => id === asked.id) === true}
          isBusy={isDeleting}
          title={t('hotels.deleteTitle')}
          confirm={t('hotels.deleteConfirm')}
          onClose={close}
          onClosed={takeFocus}
          onConfirm={() => void remove(asked).then((isDone) => !isDone && close())}
        >
          <p>{t('hotels.deleteText', { name: asked.name })}</p>
          <p className="small muted">{t('hotels.deleteNote')}</p>
        </ConfirmDeletion>
      )}
    </section>
  );
}
