import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../ui/Select';
import styles from './Explorer.module.css';
import { exampleNames, exampleOf } from './examples';
import { lineOf, readHistory } from './history';

/** Examples, and what was run in this tab: one chosen is opened in the editor. */
export function QueryMenu({ onChoose }: { onChoose: (query: string) => void }) {
  const { t } = useTranslation('developers');
  const [chosen, setChosen] = useState('');
  const [history, setHistory] = useState<string[]>([]);
  // The frame adds to it: read when somebody is about to look.
  const look = () => {
    setHistory(readHistory());
  };
  return (
    <Select
      label={t('explorer.example')}
      hideLabel
      className={styles.examples}
      value={chosen}
      onPointerEnter={look}
      onFocus={look}
      onChange={({ target: { value } }) => {
        const query = exampleOf(value) ?? (value && history[Number(value)]);
        setChosen(exampleOf(value) ? value : '');
        if (query) onChoose(query);
      }}
    >
      <option value="">{t('explorer.choose')}</option>
      <optgroup label={t('explorer.saved')}>
        {exampleNames.map((name) => (
          <option key={name} value={name}>
            {t(`explorer.examples.${name}`)}
          </option>
        ))}
      </optgroup>
      {history.length > 0 && (
        <optgroup label={t('explorer.history')}>
          {history.map((query, index) => (
            <option key={query} value={index} lang="zxx" translate="no">
              {lineOf(query)}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  );
}
