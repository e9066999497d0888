import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListingPrice } from '../hotels/useListingPrice';
import { useSite } from '../site';
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
  const { t } = useTranslation(['support', 'help']);
  const { name } = useSite();
  const price = useListingPrice();
  return (
    <ProsePage
      title={t(`help:${topic}.title`)}
      description={t(`help:${topic}.description`)}
      lead={t(`help:${topic}.lead`, { name })}
      parent={{ label: t('title'), to: '/support' }}
      contents={topic === 'feedback' ? undefined : t('help:contents')}
      sections={t(`help:${topic}.sections`, { returnObjects: true, name, price })}
      aside={<ContactPanel hours="help" />}
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
