import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../ui/Icon';
import styles from './ContactList.module.css';
import { phoneAddress, webAddress } from './links';

interface Contact {
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
}

/** How to reach the host: only what the listing states. */
export function ContactList({ hotel }: { hotel: Contact }) {
  const { t } = useTranslation('hotels');
  const ways: Way[] = [];
  const email = hotel.contactEmail?.trim();
  const phone = hotel.contactPhone?.trim();
  if (email) ways.push({ icon: 'mail', label: t('detail.email'), text: email, href: `mailto:${encodeURI(email)}` });
  if (phone) ways.push({ icon: 'phone', label: t('detail.phone'), text: phone, href: phoneAddress(phone) });
  for (const [icon, address, name] of [
    ['globe', webAddress(hotel.website), null],
    ['facebook', webAddress(hotel.facebook), 'Facebook'],
    ['instagram', webAddress(hotel.instagram), 'Instagram'],
  ] as const) {
    if (address !== null) ways.push({ icon, text: name ?? shortAddress(address), href: address, isElsewhere: true });
  }

  if (ways.length === 0) return <p className={styles.none}>{t('detail.noContact')}</p>;
  return (
    <ul className={styles.list}>
      {ways.map(({ icon, label, text, href, isElsewhere }) => (
        <li key={icon}>
          <a href={href} {...(isElsewhere ? { target: '_blank', rel: 'noopener nofollow' } : {})}>
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
