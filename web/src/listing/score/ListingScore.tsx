import type { ListingField, ListingStep } from 'api/rules/listing';
import { useDeferredValue, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { PictureHint } from '../pictures/pictureHints';
import type { ListingValues } from '../values';
import { HintList } from './HintList';
import styles from './ListingScore.module.css';
import { scoreListing } from './scoreListing';
import { useHintText } from './useHintText';

/** From how many points a listing is called what. */
const LEVELS = [
  { level: 'full', from: 100 },
  { level: 'good', from: 75 },
  { level: 'base', from: 40 },
  { level: 'start', from: 0 },
] as const;

interface ListingScoreProps {
  values: ListingValues;
  /** What the step of the pictures has found about them. */
  pictureHints?: PictureHint[];
  /** Leads to the field where a hint can be followed. */
  onGo: (step: ListingStep, field: ListingField) => void;
}

/** How good a listing is in points, the next best step, and everything else that would make it better. */
export function ListingScore({ values, pictureHints, onGo }: ListingScoreProps) {
  const { t } = useTranslation('score');
  const hintText = useHintText();
  const ids = useId();
  const written = useDeferredValue(values);
  const { score, hints } = useMemo(() => scoreListing(written, pictureHints), [written, pictureHints]);
  const { level } = LEVELS.find(({ from }) => score >= from) ?? LEVELS[3];
  const missing = hints.filter(({ isRequired }) => isRequired);
  const verdict = missing.length > 0 ? t('required', { count: missing.length }) : t(`levels.${level}`);
  const [next] = hints;
  return (
    <section className={styles.panel} aria-labelledby={`${ids}-title`}>
      <h2 id={`${ids}-title`}>{t('title')}</h2>
      <p className={styles.score} data-level={level} aria-hidden="true">
        <span className={styles.figure}>{score}</span> {t('outOf')}
      </p>
      <div
        role="meter"
        className={styles.meter}
        data-level={level}
        aria-labelledby={`${ids}-title`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score}
        aria-valuetext={t('meter', { score, level: verdict })}
      >
        <span style={{ width: `${score}%` }} />
      </div>
      <p className={styles.verdict}>
        {!next && <Icon name="check" small />}
        {verdict}
      </p>
      {next && (
        <div className={styles.next}>
          <h3>{t('next')}</h3>
          <p id={`${ids}-next`}>{hintText(next)}</p>
          <div className={styles.act}>
            <Button
              small
              aria-describedby={`${ids}-next`}
              onClick={() => {
                onGo(next.step, next.field);
              }}
            >
              {t('go')}
              <Icon name="right" small />
            </Button>
            {next.weight > 0 && <span className={styles.gain}>{t('gain', { count: next.weight })}</span>}
          </div>
        </div>
      )}
      {hints.length > 1 && (
        <details className={styles.all}>
          <summary>
            {t('all', { count: hints.length })}
            <Icon name="down" small />
          </summary>
          <HintList title={t('missing')} hints={missing} onGo={onGo} />
          <HintList title={t('better')} hints={hints.filter(({ isRequired }) => !isRequired)} onGo={onGo} />
        </details>
      )}
    </section>
  );
}
