import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListingPrice } from '../hotels/useListingPrice';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { ProsePage } from '../ui/ProsePage';
import { ContactPanel } from './ContactPanel';
import styles from './HelpPage.module.css';

interface HelpPageProps {
  topic: 'booking' | 'travel' | 'account' | 'feedback';
  children?: ReactNode;
}

/** A page of help on one topic, with the way back and the contact details. */
export function HelpPage({ topic, children }: HelpPageProps) {
  const { t } = useTranslation('support');
  const price = useListingPrice();
  return (
    <ProsePage
      title={t(`${topic}.title`)}
      description={t(`${topic}.description`)}
      parent={{ label: t('title'), to: '/support' }}
      sections={t(`${topic}.sections`, { returnObjects: true, price })}
      aside={<ContactPanel />}
    >
      {children}
      <p className={styles.back}>
        <Link to="/support">
          <Icon name="left" small />
          {t('back')}
        </Link>
      </p>
    </ProsePage>
  );
}
