import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';

const MOMENT = 2500;

interface CopyButtonProps {
  text: string;
  /** What is copied, for screen readers: there are several such buttons on a page. */
  what: string;
}

/** Puts a text on the clipboard and says so for a moment. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const { t } = useTranslation('developers');
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');

  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => {
      setState('ready');
    }, MOMENT);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Without permission, or on a page that is not served securely.
      setState('failed');
    }
  };
  return (
    <>
      <Button small variant="quiet" onClick={() => void copy()}>
        {t(`copy.${state}`)}
        <span className="visually-hidden">: {what}</span>
      </Button>
      <span role="status" className="visually-hidden">
        {state !== 'ready' && t(`copy.${state}`)}
      </span>
    </>
  );
}
