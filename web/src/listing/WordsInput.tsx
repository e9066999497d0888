import { useField } from 'formik';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Chip } from '../ui/Chip';
import { refusalOf, useFormStatus } from '../ui/form/formStatus';
import { TextField } from '../ui/TextField';
import { addWords, splitWords } from './words';
import styles from './WordsInput.module.css';

interface WordsInputProps {
  name: 'tags' | 'features';
  label: string;
  help: string;
  limits: { count: number; length: number };
  className?: string;
}

/** A list of words: entered one by one or pasted with commas, each taken away with a press. */
export function WordsInput({ name, label, help, limits, className }: WordsInputProps) {
  const { t } = useTranslation(['listing', 'forms', 'api']);
  const [{ value }, { error }, { setValue }] = useField<string[]>(name);
  const refusal = refusalOf(useFormStatus(), name, value);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (entered: string) => {
    const { words, refused } = addWords(value, splitWords(entered), limits);
    const [first] = refused;
    const reasons = { twice: t('api:tagTwice'), tooLong: t('api:tooLong', { max: limits.length }), tooMany: t('api:tooManyValues', { max: limits.count }) };
    setProblem(first && reasons[first.why]);
    setText(refused.map(({ word }) => word).join(', '));
    if (words.length === value.length) return;
    setNews(t('words.added', { words: words.slice(value.length).join(', ') }));
    void setValue(words);
  };
  const remove = (word: string) => {
    setNews(t('words.removed', { word }));
    void setValue(value.filter((other) => other !== word));
    input.current?.focus();
  };

  return (
    <div className={[styles.words, className].filter(Boolean).join(' ')}>
      <TextField
        ref={input}
        name={name}
        label={t('forms:optional', { label })}
        help={help}
        error={problem ?? error ?? refusal}
        value={text}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          // Enter chooses a word of an input method first.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add(text);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!/[,;\n]/.test(pasted)) return;
          event.preventDefault();
          add(`${text},${pasted}`);
        }}
        onBlur={(event) => {
          // On to another field: what was typed is meant. Another window is no answer.
          if (event.relatedTarget && text.trim() !== '' && !problem) add(text);
        }}
        suffix={
          <Button small variant="quiet" className={styles.add} onClick={() => { add(text); }}>
            {t('words.add')}
          </Button>
        }
      />
      {value.length > 0 && (
        <ul className={styles.chips} aria-label={label}>
          {value.map((word) => (
            <li key={word}>
              <Chip removeLabel={t('words.remove', { word })} onRemove={() => { remove(word); }}>
                {word}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </div>
  );
}
