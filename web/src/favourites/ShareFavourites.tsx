import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShareFavouritesMutation } from '../gql/marks.generated';
import { useLanguage } from '../i18n/language';
import { useSite } from '../site';
import { Button } from '../ui/Button';
import { useToast } from '../ui/useToast';
import styles from './ShareFavourites.module.css';
import { useShare } from './useShare';

/** Makes a secret address for the list as it is now, and sends it on. */
export function ShareFavourites({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('favourites');
  const { path } = useLanguage();
  const { origin } = useSite();
  const { show } = useToast();
  const { share } = useShare();
  const [shareFavourites, { loading }] = useShareFavouritesMutation();
  const [shared, setShared] = useState<{ of: string; url: string } | null>(null);
  // Another list is another address.
  const url = shared?.of === ids.join() ? shared.url : null;

  const make = async () => {
    const { data, error } = await shareFavourites({ variables: { ids: [...ids] } }).catch((reason: unknown) => ({ data: undefined, error: reason }));
    if (!data) {
      show({ kind: 'error', title: t('share.failedTitle'), text: error instanceof Error ? error.message : undefined, error });
      return;
    }
    const made = origin + path(`/favourites/${data.createShortlist.id}`);
    setShared({ of: ids.join(), url: made });
    await share(made, t('title'));
  };
  return (
    <div className={styles.share}>
      <Button small busy={loading} onClick={() => void (url ? share(url, t('title')) : make())}>
        {t(url ? 'share.again' : 'share.button')}
      </Button>
      {url && (
        <p className={styles.link}>
          <label>
            <span className="visually-hidden">{t('share.link')}</span>
            <input
              readOnly
              value={url}
              onFocus={({ target }) => {
                target.select();
              }}
            />
          </label>
          <span className="note">{t('share.note')}</span>
        </p>
      )}
    </div>
  );
}
