import { PASSWORD_LENGTH } from 'api/rules/viewer';
import { useField } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { levels, passwordLevel } from './passwordLevel';
import styles from './PasswordStrength.module.css';

/** Who types shall not be interrupted at every letter. */
const pauseMilliseconds = 800;

interface PasswordStrengthProps {
  /** The field that it judges. */
  name: string;
  className?: string;
}

/** Says in words how good the password is and what would make it better; it forbids nothing. */
export function PasswordStrength({ name, className }: PasswordStrengthProps) {
  const { t } = useTranslation('access');
  const [{ value }] = useField<string>(name);
  const level = value === '' ? null : passwordLevel(value);
  const text = level
    ? `${t('strength.label', { level: t(`strength.${level}`) })}. ${t(`strength.${level}Hint`, { min: PASSWORD_LENGTH.min })}`
    : '';
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(text);
    }, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);

  return (
    <div className={[styles.strength, className].filter(Boolean).join(' ')}>
      {level && (
        <div aria-hidden="true">
          <span className={`${styles.bars} ${styles[level]}`}>
            {levels.map((step, index) => (
              <span key={step} className={index <= levels.indexOf(level) ? styles.filled : undefined} />
            ))}
          </span>
          <p className={styles.text}>{text}</p>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </div>
  );
}
