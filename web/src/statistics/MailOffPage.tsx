import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { PageHead } from '../ui/PageHead';
import styles from './MailOffPage.module.css';

type State = 'busy' | 'done' | 'isOn' | 'invalid' | 'failed';

/** Behind the link of the monthly mail: it is switched off at once, by the page and not by whoever fetches its address. */
export function MailOffPage() {
  const { t } = useTranslation('statistics');
  const { token = '' } = useParams();
  const [state, setState] = useState<State>('busy');
  useEffect(() => {
    void send(token, false).then(setState);
  }, [token]);
  const tone = ({ done: 'success', isOn: 'success', invalid: 'warning', failed: 'danger', busy: undefined } as const)[state];
  const change = async (isWanted: boolean) => {
    setState('busy');
    setState(await send(token, isWanted));
  };
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t('off.title')} isHidden />
      <h1>{t('off.title')}</h1>
      <div className={styles.state} role="status">
        {tone ? <Notice tone={tone}>{t(`off.${state}`)}</Notice> : <p className="muted">{t('off.busy')}</p>}
      </div>
      <div className={styles.acts}>
        {state === 'done' && <Button onClick={() => void change(true)}>{t('off.again')}</Button>}
        {(state === 'isOn' || state === 'failed') && <Button onClick={() => void change(false)}>{t('off.confirm')}</Button>}
        <Button variant="quiet" to="/dashboard?tab=statistics">
          {t('off.dashboard')}
        </Button>
      </div>
    </div>
  );
}

async function send(token: string, isWanted: boolean): Promise<State> {
  const response = await fetch(`/mail/off/${encodeURIComponent(token)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ isWanted }),
  }).catch(() => undefined);
  if (response?.ok) return isWanted ? 'isOn' : 'done';
  return response?.status === 404 ? 'invalid' : 'failed';
}
