import { useTranslation } from 'react-i18next';
import type { OwnHotelFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { preloadDialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { HotelSwitch } from './HotelSwitch';
import type { ShortFigures } from '../statistics/useOwnVisits';
import { Link } from '../ui/Link';
import { termOf } from './listingTerm';
import styles from './OwnHotelItem.module.css';

interface OwnHotelItemProps {
  hotel: OwnHotelFragment;
  credits: number;
  /** Undefined until they are known. */
  visits: ShortFigures | undefined;
  onDelete: () => void;
}

/** One's own listing: how it stands, and what can be done with it. */
export function OwnHotelItem({ hotel, credits, visits, onDelete }: OwnHotelItemProps) {
  const { t } = useTranslation(['dashboard', 'common', 'statistics']);
  const format = useFormat();
  const { id, slug, name, city, pricePerNight, createdAt, isActive } = hotel;
  const term = termOf(hotel, new Date());
  const shortFigures = ({ detail, contacts }: ShortFigures) => t('statistics:short', { views: format.number(detail), contacts: format.number(contacts) });
  return (
    <article className={styles.item} data-off={!isActive || undefined}>
      <Picture
        image={hotel.image}
        fallbackUrl={hotel.imageUrls[0]}
        alt=""
        sizes="(min-width: 1024px) 232px, (min-width: 600px) 168px, 100vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge tone={isActive ? 'on' : 'off'}>{t(isActive ? 'list.active' : 'list.inactive')}</Badge>
          {term.isEnding && <Badge tone="warning">{t('list.ending')}</Badge>}
        </p>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>
          <span>{city}</span>
          <span>
            {format.price(pricePerNight)} {t('common:perNight')}
          </span>
          <span>{t('list.created', { date: format.date(createdAt) })}</span>
        </p>
        <p className={styles.term}>{t(`term.${term.state}`, { date: term.date ? format.date(term.date) : '' })}</p>
        <p className={styles.visits}>
          {visits && (
            <Link to={`/dashboard?tab=statistics&hotel=${id}`} aria-label={`${t('statistics:shortLink', { name })}: ${shortFigures(visits)}`}>
              {shortFigures(visits)}
            </Link>
          )}
        </p>
      </div>
      <div className={styles.controls}>
        <HotelSwitch hotel={hotel} credits={credits} />
        <div className={styles.acts}>
          <Button variant="quiet" small to={`/hotels/${slug}`} aria-label={t('list.viewOf', { name })}>
            <Icon name="eye" small />
            {t('list.view')}
          </Button>
          <Button variant="quiet" small to={`/add-hotel?edit=${id}`} aria-label={t('list.editOf', { name })}>
            <Icon name="edit" small />
            {t('list.edit')}
          </Button>
          <Button
            variant="danger"
            small
            aria-label={t('list.deleteOf', { name })}
            aria-haspopup="dialog"
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={onDelete}
          >
            <Icon name="trash" small />
            {t('list.delete')}
          </Button>
        </div>
      </div>
    </article>
  );
}
