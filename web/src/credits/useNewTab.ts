import { useState } from 'react';
import { readFailure } from '../ui/form/failure';
import { useToast } from '../ui/useToast';

/**
 * Opens an address that has yet to be asked for in a new tab. The tab is opened by the press itself: one that is opened
 * after the answer would be stopped as a pop-up. Where the browser refuses it all the same, this tab goes there.
 */
export function useNewTab(failure: string) {
  const toast = useToast();
  const [isOpening, setOpening] = useState(false);

  /** True when the address stands in the tab. */
  const open = async (ask: () => Promise<string | undefined>): Promise<boolean> => {
    if (isOpening) return false;
    setOpening(true);
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    try {
      const address = await ask();
      if (!address) throw new Error('There is no address in the answer.');
      (tab ?? window).location.assign(address);
      return true;
    } catch (error) {
      tab?.close();
      const { message } = readFailure(error);
      toast.show({ kind: 'error', title: failure, text: message && message !== failure ? message : undefined, error });
      return false;
    } finally {
      setOpening(false);
    }
  };
  return { open, isOpening };
}
