import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNeededTexts } from '../i18n/useNeededTexts';
import { Icon, type IconName } from '../ui/Icon';
import styles from './Suggestions.module.css';
import { useFoundSuggestions } from './useFoundSuggestions';
import type { Suggestion } from './useSuggested';

const ICONS: Record<Suggestion['kind'], IconName> = { REGION: 'layers', CITY: 'pin', ISLAND: 'pin', HOTEL: 'bed' };

interface SuggestionsProps {
  /** The field that is typed in: it becomes a combobox. */
  input: HTMLInputElement;
  onChoose: (suggestion: Suggestion) => void;
}

/** The list below a search field: arrows move in it, Enter chooses, Escape closes it. The field keeps the focus. */
export default function Suggestions({ input, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('search');
  useNeededTexts('search');
  const id = useId();
  // With what has been typed before this came.
  const [text, setText] = useState(() => (input.value === input.defaultValue ? '' : input.value));
  const [active, setActive] = useState(-1);
  const [isClosed, setClosed] = useState(false);
  const { text: foundFor, options } = useFoundSuggestions(text);
  const isOpen = !isClosed && options.length > 0;

  const choose = (suggestion: Suggestion) => {
    setClosed(true);
    setText('');
    onChoose(suggestion);
  };
  const onType = useEffectEvent(() => {
    setText(input.value);
    setActive(-1);
    setClosed(false);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const chosen = options[active];
    if (event.key === 'Escape' && isOpen) setClosed(true);
    else if (event.key === 'Enter' && isOpen && chosen) choose(chosen);
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // Between the last and the first lies the field itself.
      setActive(isOpen ? ((active + 1 + step + options.length + 1) % (options.length + 1)) - 1 : step > 0 ? 0 : options.length - 1);
      setClosed(false);
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const stop = new AbortController();
    input.addEventListener('input', () => { onType(); }, stop);
    input.addEventListener('keydown', (event) => { onKey(event); }, stop);
    input.addEventListener('blur', () => { setClosed(true); }, stop);
    return () => {
      stop.abort();
    };
  }, [input]);
  useEffect(() => {
    const states = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': String(isOpen), 'aria-controls': `${id}-list` };
    for (const [name, value] of Object.entries(states)) input.setAttribute(name, value);
    if (isOpen && active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, id, isOpen, active]);

  return (
    <>
      <ul id={`${id}-list`} role="listbox" aria-label={t('suggestions.title')} className={styles.list} hidden={!isOpen}>
        {options.map((option, index) => (
          <li
            key={`${option.kind} ${option.slug ?? option.text}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // The field keeps the focus, or the list would close before the click.
            onPointerDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              choose(option);
            }}
          >
            <Icon name={ICONS[option.kind]} />
            <span className={styles.name}>
              {option.text}
              <span className={styles.kind}>
                {t(`suggestions.kinds.${option.kind}`)}
                {option.place !== null && ` · ${option.place}`}
              </span>
            </span>
            {option.kind !== 'HOTEL' && (
              <span className={styles.count}>
                {/* A town is searched for by its name, which others have in theirs: the list may be longer. */}
                {t(option.kind === 'REGION' ? 'suggestions.hotels' : `suggestions.inPlace.${option.kind}`, { count: option.hotelCount })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {!isClosed && text.trim() !== '' && foundFor === text && (options.length > 0 ? t('suggestions.found', { count: options.length }) : t('suggestions.none'))}
      </p>
    </>
  );
}
