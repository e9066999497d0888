import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MarksPlace } from '../favourites/MarksPlace';
import type { HotelDetailFragment } from '../gql/generated';
import { hostLanguage } from '../i18n/language';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Notice } from '../ui/Notice';
import { AddressButton } from './AddressButton';
import { AmenityPanel } from './AmenityPanel';
import { Facts } from './Facts';
import { Gallery } from './Gallery';
import styles from './HotelDetail.module.css';
import { allPictures } from './pictures';
import { PriceBar } from './PriceBar';
import { PricePanel } from './PricePanel';
import { Rating } from './Rating';
import { TagPanel } from './TagPanel';
import { useSeaText } from './useSeaText';

interface HotelDetailProps {
  hotel: HotelDetailFragment;
  /** What follows below the place itself. */
  children?: ReactNode;
}

/** All that a page says of a place. It asks for nothing, so that a listing can be shown that nobody has stored yet. */
export function HotelDetail({ hotel, children }: HotelDetailProps) {
  const { t } = useTranslation('hotels');
  const panel = useRef<HTMLElement>(null);
  const sea = useSeaText()(hotel, true);
  const island = hotel.island !== null && !hotel.city.includes(hotel.island) && t('island', { island: hotel.island });
  const where = [island, sea].filter(Boolean).join(' · ');
  const paragraphs = hotel.description.split(/\n\s*\n|\r\n\s*\r\n/).filter((text) => text.trim() !== '');
  return (
    <div className={styles.page} data-visit="detail" data-hotel={hotel.id}>
      <Breadcrumbs
        crumbs={[
          { label: t('detail.home'), to: '/' },
          { label: t('detail.hotels'), to: '/hotels' },
          { label: hotel.name },
        ]}
      />
      <header className={styles.title}>
        <h1>{hotel.name}</h1>
        <div className={styles.line}>
          <p className={styles.place}>
            <span>
              <Icon name="pin" small />
              {hotel.city} · {hotel.region.name}
            </span>
            <Rating hotel={hotel} isLong />
            {where !== '' && <span>{where}</span>}
          </p>
          {hotel.isActive && <MarksPlace hotel={hotel} isViewed />}
        </div>
      </header>
      {!hotel.isActive && (
        <div className={styles.preview}>
          <Notice
            tone="warning"
            action={
              <Button small to="/dashboard?tab=hotels">
                {t('detail.toDashboard')}
              </Button>
            }
          >
            <strong>{t('detail.preview')}</strong> {t('detail.inactive')}
          </Notice>
        </div>
      )}
      <Gallery name={hotel.name} pictures={allPictures(hotel)} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Facts hotel={hotel} />
          <AddressButton hotel={hotel} />
          <section className={styles.prose} aria-labelledby="about">
            <h2 id="about">{t('detail.about')}</h2>
            {paragraphs.length === 0 && <p>{t('noDescription')}</p>}
            {paragraphs.map((text, index) => (
              <p key={index} lang={hostLanguage}>
                {text}
              </p>
            ))}
            <div className={styles.notice}>
              <Notice>{t('detail.indicative')}</Notice>
            </div>
          </section>
        </div>
        <div className={styles.side}>
          <PricePanel ref={panel} hotel={hotel} />
          <AmenityPanel hotel={hotel} />
          <TagPanel tags={hotel.tags} />
        </div>
      </div>
      {children}
      <PriceBar hotel={hotel} panel={panel} />
    </div>
  );
}
