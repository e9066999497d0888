import { webAddress } from 'api/rules/contact';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { outPath } from './links';

interface WebsiteLinkProps {
  hotel: { id: string; website: string | null };
  /** Fewer words, for the bar on phones. */
  isShort?: boolean;
}

/** The main act of the page: on to the host's own site, or to the contact details where there is none. */
export function WebsiteLink({ hotel, isShort = false }: WebsiteLinkProps) {
  const { t } = useTranslation('hotels');
  const address = webAddress(hotel.website);
  if (address === null) {
    return isShort ? (
      <Button href="#contact" variant="line">
        {t('detail.toContact')}
      </Button>
    ) : null;
  }
  return (
    <Button href={outPath(hotel.id, 'website', address)} target="_blank" rel="noopener nofollow" variant="accent" block={!isShort}>
      {t(isShort ? 'detail.toWebsite' : 'detail.website')}
      <Icon name="external" small />
      <span className="visually-hidden">({t('detail.newTab')})</span>
    </Button>
  );
}
