import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Switch } from '../ui/Switch';
import { decide, onlyNecessary, optionalCategories, type Preferences } from './consentStore';
import styles from './ConsentSettings.module.css';
import { closeSettings } from './settings';

interface ConsentSettingsProps {
  isOpen: boolean;
  /** What is decided; null for nothing yet, and then nothing is switched on. */
  preferences: Preferences | null;
}

/** What may be stored, kind by kind. */
export function ConsentSettings({ isOpen, preferences }: ConsentSettingsProps) {
  const { t } = useTranslation('consent');
  const [chosen, setChosen] = useState(onlyNecessary);
  const [wasOpen, setWasOpen] = useState(false);
  // Each opening starts with what is decided by then.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setChosen(preferences ?? onlyNecessary);
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={t('settingsTitle')}
      onClose={closeSettings}
      actions={
        <>
          <Button onClick={closeSettings}>{t('cancel')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              decide(chosen);
              closeSettings();
            }}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <ul className={styles.kinds}>
        <li>
          <Switch label={t('kinds.necessary.title')} checked disabled aria-describedby="consent-necessary" />
          <p id="consent-necessary">{t('kinds.necessary.text')}</p>
        </li>
        {optionalCategories.map((category) => (
          <li key={category}>
            <Switch
              label={t(`kinds.${category}.title`)}
              checked={chosen[category]}
              aria-describedby={`consent-${category}`}
              onChange={(event) => {
                setChosen({ ...chosen, [category]: event.target.checked });
              }}
            />
            <p id={`consent-${category}`}>{t(`kinds.${category}.text`)}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
