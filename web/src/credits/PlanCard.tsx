import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/Badge';
import { planId } from './plan';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  price: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** The one plan. The whole card can be pressed, and is a radio button for the keyboard and for screen readers. */
export function PlanCard({ price, isChosen, onChoose }: PlanCardProps) {
  const { t } = useTranslation('credits');
  const id = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">{t('plan.legend')}</legend>
      <label className={styles.card}>
        <input
          type="radio"
          name="plan"
          id={planId}
          className={styles.input}
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-popular ${id}-details ${id}-price`}
        />
        <span className={styles.dot} />
        <span className={styles.words}>
          <span className={styles.head}>
            <span id={`${id}-name`} className={styles.name}>
              {t('plan.name')}
            </span>
            <span id={`${id}-popular`}>
              <Badge tone="roof">{t('plan.popular')}</Badge>
            </span>
          </span>
          <span id={`${id}-details`} className={styles.details}>
            {t('plan.details')}
          </span>
        </span>
        <span id={`${id}-price`} className={styles.price}>
          {price} <span className={styles.interval}>{t('plan.interval')}</span>
        </span>
      </label>
    </fieldset>
  );
}
