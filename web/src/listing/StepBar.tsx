import type { ListingStep } from 'api/rules/listing';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './StepBar.module.css';
import { hasError, STEPS } from './steps';

interface StepBarProps {
  step: ListingStep;
  seen: readonly ListingStep[];
  /** What is wrong with the fields. */
  errors: object;
  searchOf: (step: ListingStep) => string;
  onGo: (step: ListingStep) => void;
}

/** The way through the form: which steps are done, where one stands, what is still missing. */
export function StepBar({ step: current, seen, errors, searchOf, onGo }: StepBarProps) {
  const { t } = useTranslation('listing');
  const stateOf = (step: ListingStep) => {
    if (step === 'review' || !seen.includes(step)) return 'open';
    return hasError(step, errors) ? 'wrong' : 'done';
  };
  const count = STEPS.length;
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => {
          const isCurrent = step === current;
          const state = stateOf(step);
          return (
            <li key={step} className={[styles.step, styles[state], isCurrent && styles.current].filter(Boolean).join(' ')}>
              <Link
                to={searchOf(step)}
                preventScrollReset
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => {
                  onGo(step);
                }}
              >
                <span className={styles.name}>{t(`steps.${step}`)}</span>
                <span className={styles.state}>
                  {state === 'done' && !isCurrent && <Icon name="check" className={styles.mark} />}
                  {state === 'wrong' && !isCurrent && <Icon name="warning" className={styles.mark} />}
                  {isCurrent ? t('steps.current', { number: index + 1, count }) : t(`steps.states.${state}`)}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      <p className={styles.note} aria-hidden="true">
        {t('steps.note', { number: STEPS.indexOf(current) + 1, count, name: t(`steps.${current}`) })}
      </p>
    </nav>
  );
}
