import { useEffect, useState } from 'react';

const delay = 1000;
/** Closed without a decision: the question comes again with the next visit, not with the next page. */
const laterKey = 'obala-consent-later';

function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(laterKey) !== null;
  } catch {
    return false;
  }
}

/** Whether it is time to ask: a second after the page has loaded, unless the question was put off. */
export function useAsking() {
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    if (isPutOff()) return;
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      timer = setTimeout(() => {
        setDue(true);
      }, delay);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', start);
    };
  }, []);

  const askLater = () => {
    setDue(false);
    try {
      sessionStorage.setItem(laterKey, 'true');
    } catch {
      // Blocked storage: it is asked again on the next page.
    }
  };
  return { isDue, askLater };
}
