import { useTranslation } from 'react-i18next';
import { useToast } from '../ui/useToast';

/** Whether the device itself offers ways to send a link on, as phones do. */
export function canSend(): boolean {
  return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** Sends a link on: with the device's own choices where it has any, else by the clipboard. */
export function useShare() {
  const { t } = useTranslation('marks');
  const { show } = useToast();

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      show({ kind: 'success', title: t('share.copied') });
    } catch {
      show({ kind: 'error', title: t('share.failed'), text: url });
    }
  };
  const share = async (url: string, title: string) => {
    if (!canSend()) {
      await copy(url);
      return;
    }
    try {
      await navigator.share({ url, title });
    } catch (error) {
      // Closed without a choice is an answer too.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
  return { share };
}
