import { mailAddress, phoneAddress, webAddress } from 'api/rules/contact';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../ui/Icon';
import styles from './ContactList.module.css';
import { outPath } from './links';

interface Contact {
  id: string;
  contactEmail: string | null;
  contactPhone: string | null;
  website: string | null;
  facebook: string | null;
  instagram: string | null;
}

interface Way {
  icon: IconName;
  /** Read out before the text, where the text alone does not say what it is. */
  label?: string;
  text: string;
  href: string;
  isElsewhere?: boolean;
  /** Counted when it is followed; the others are counted on their way out. */
  visit?: 'mail' | 'phone';
}

/** How to reach the host: only what the listing states. */
export function ContactList({ hotel }: { hotel: Contact }) {
  const { t } = useTranslation('hotels');
  const ways: Way[] = [];
  const email = hotel.contactEmail?.trim();
  const phone = hotel.contactPhone?.trim();
  if (email) ways.push({ icon: 'mail', label: t('detail.email'), text: email, href: mailAddress(email), visit: 'mail' });
  if (phone) ways.push({ icon: 'phone', label: t('detail.phone'), text: phone, href: phoneAddress(phone), visit: 'phone' });
  for (const [icon, kind, name] of [
    ['globe', 'website', null],
    ['facebook', 'facebook', 'Facebook'],
    ['instagram', 'instagram', 'Instagram'],
  ] as const) {
    const address = webAddress(hotel[kind]);
    if (address !== null) ways.push({ icon, text: name ?? shortAddress(address), href: outPath(hotel.id, kind, address), isElsewhere: true });
  }

  if (ways.length === 0) return <p className={styles.none}>{t('detail.noContact')}</p>;
  return (
    <ul className={styles.list}>
      {ways.map(({ icon, label, text, href, isElsewhere, visit }) => (
        <li key={icon}>
          <a href={href} data-visit={visit} {...(isElsewhere ? { target: '_blank', rel: 'noopener nofollow' } : {})}>
            <Icon name={icon} />
            <span>
              {label && <span className="visually-hidden">{label}: </span>}
              {text}
              {isElsewhere && <span className="visually-hidden"> ({t('detail.newTab')})</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `https://www.example.hr/` as people say it: `example.hr`. */
function shortAddress(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}
