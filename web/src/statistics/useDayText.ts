import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language';
import type { Bar } from './bars';

/** How days are written: `3. Nov.`, a week as `3. Nov. bis 9. Nov.`. */
export function useDayText() {
  const { t } = useTranslation('statistics');
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const day = (date: string) => format.format(new Date(`${date}T00:00:00Z`));
  const bar = ({ from, to }: Bar) => (from === to ? day(from) : t('chart.week', { from: day(from), to: day(to) }));
  return { day, bar };
}
