import { useTranslation } from 'react-i18next';
import { useRegionListQuery } from '../gql/generated';
import { useLanguage } from '../i18n/language';
import { PageHead } from '../ui/PageHead';
import { FeaturedHotels } from './FeaturedHotels';
import { Hero } from './Hero';
import { HostInvitation } from './HostInvitation';
import { QuickDestinations } from './QuickDestinations';
import { Reasons } from './Reasons';
import { RegionArcade } from './RegionArcade';
import { SearchForm } from './SearchForm';
import { SiteData } from './SiteData';

/** The front door: search, chosen places, the regions, and the invitation to hosts. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { code } = useLanguage();
  const { data, error, loading, refetch } = useRegionListQuery({ variables: { language: code } });
  const regions = data?.regions ?? [];
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      {import.meta.env.SSR && <SiteData />}
      <Hero />
      <SearchForm regions={regions} />
      <QuickDestinations />
      <FeaturedHotels totalCount={regions.reduce((sum, { hotelCount }) => sum + hotelCount, 0)} />
      <RegionArcade regions={regions} isLoading={loading} error={error} onRetry={() => void refetch()} />
      <Reasons />
      <HostInvitation />
    </>
  );
}
