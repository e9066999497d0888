import { scaleBand, scaleLinear } from 'd3-scale';
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import type { Bar, Figure } from './bars';
import styles from './Chart.module.css';
import { Choices } from './Choices';
import { useDayText } from './useDayText';

const SHOWN = ['impression', 'detail', 'contacts'] as const satisfies Figure[];
/** About so many lines across, and so many dates below. */
const LINES = 4;
const DATES = 5;

/** One figure over time, a bar for each day or week. The same numbers stand in the table below. */
export function Chart({ bars }: { bars: Bar[] }) {
  const { t } = useTranslation('statistics');
  const { number } = useFormat();
  const dayText = useDayText();
  const id = useId();
  const [figure, setFigure] = useState<(typeof SHOWN)[number]>('detail');
  const [active, setActive] = useState<number | null>(null);

  const values = bars.map(({ counts }) => counts[figure]);
  const most = Math.max(...values);
  const y = scaleLinear([0, Math.max(most, LINES)], [100, 0]).nice(LINES);
  const x = scaleBand<number>(values.keys(), [0, 100]).paddingInner(0.3).paddingOuter(0.15);
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const step = Math.max(1, Math.ceil(bars.length / DATES));
  const shown = active === null ? undefined : bars[active];

  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setActive(Math.min(bars.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * bars.length))));
  };
  const move = (event: KeyboardEvent) => {
    const last = bars.length - 1;
    const from = active ?? last + 1;
    const target = { ArrowLeft: Math.max(0, from - 1), ArrowRight: Math.min(last, from + 1), Home: 0, End: last }[event.key];
    if (event.key === 'Escape') setActive(null);
    if (target === undefined) return;
    event.preventDefault();
    setActive(target);
  };
  const highest = bars[values.indexOf(most)];
  const first = bars[0];
  const last = bars.at(-1);
  if (!highest || !first || !last) return null;
  const total = values.reduce((all, value) => all + value, 0);
  const label = t('chart.label', { kind: t(`kinds.${figure}`), from: dayText.day(first.from), to: dayText.day(last.to), total, most, when: dayText.bar(highest) });
  const isWeekly = last.from !== last.to;

  return (
    <section aria-labelledby={`${id}-title`} className={styles.panel}>
      <div className={styles.head}>
        <h3 id={`${id}-title`}>{t('chart.title')}</h3>
        <Choices label={t('chart.show')} options={SHOWN.map((kind) => ({ value: kind, text: t(`kinds.${kind}`) }))} selected={figure} onSelect={setFigure} />
      </div>
      <div className={styles.chart}>
        <div className={styles.lines} aria-hidden="true">
          {y.ticks(LINES).filter(Number.isInteger).map((tick) => (
            <span key={tick} style={{ top: `${y(tick)}%` }}>
              {number(tick)}
            </span>
          ))}
        </div>
        <div
          className={styles.plot}
          role="group"
          aria-label={`${label} ${t('chart.keys')}`}
          tabIndex={0}
          onKeyDown={move}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={({ pointerType }) => {
            // A finger that is lifted has chosen.
            if (pointerType === 'mouse') setActive(null);
          }}
          onBlur={() => {
            setActive(null);
          }}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {active !== null && <rect className={styles.column} x={active * (100 / bars.length)} width={100 / bars.length} y={0} height={100} />}
            {values.map((value, index) => (
              <rect
                key={bars[index]?.from}
                className={styles.bar}
                data-active={index === active || undefined}
                data-open={index === values.length - 1 || undefined}
                x={x(index)}
                width={x.bandwidth()}
                y={y(value)}
                height={100 - y(value)}
              />
            ))}
          </svg>
          {shown && active !== null && (
            <p className={styles.tip} data-side={middle(active) > 50 ? 'left' : 'right'} style={{ left: `${middle(active)}%` }}>
              <strong>{number(values[active] ?? 0)}</strong> {t(`kinds.${figure}`)}
              <span>
                {dayText.bar(shown)}
                {shown === last && !isWeekly && ` (${t('chart.today')})`}
              </span>
            </p>
          )}
        </div>
        <div className={styles.dates} aria-hidden="true">
          {bars.map((bar, index) => (bars.length - 1 - index) % step === 0 && (
            <span key={bar.from} style={{ left: `${middle(index)}%` }} data-last={index === bars.length - 1 || undefined} data-second={((bars.length - 1 - index) / step) % 2 === 1 || undefined}>
              {dayText.day(bar.to)}
            </span>
          ))}
        </div>
      </div>
      {isWeekly && <p className={styles.note}>{t('chart.weekly')}</p>}
      <p className="visually-hidden" role="status">
        {shown && active !== null && `${dayText.bar(shown)}: ${number(values[active] ?? 0)} ${t(`kinds.${figure}`)}`}
      </p>
    </section>
  );
}
