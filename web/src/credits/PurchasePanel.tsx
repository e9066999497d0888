import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { CheckoutBox } from './CheckoutBox';
import { PlanCard } from './PlanCard';
import styles from './PurchasePanel.module.css';
import { useOffer } from './useOffer';

/** What there is to buy, what it means, and the way to pay for it. */
export function PurchasePanel() {
  const { t } = useTranslation('credits');
  const titleId = useId();
  const { amount, price } = useOffer();
  const [isChosen, setChosen] = useState(false);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('plan.title')}</h2>
      <PlanCard
        price={price}
        isChosen={isChosen}
        onChoose={() => {
          setChosen(true);
        }}
      />
      {isChosen && <CheckoutBox amount={amount} />}
      <ul className={styles.facts}>
        {t('facts', { returnObjects: true }).map((fact) => (
          <li key={fact}>
            <Icon name="check" small className={styles.tick} />
            {fact}
          </li>
        ))}
      </ul>
    </section>
  );
}
