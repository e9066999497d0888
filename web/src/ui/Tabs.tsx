import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

interface TabsProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: { id: string; title: ReactNode; content: ReactNode }[];
  selected: string;
  onSelect: (id: string) => void;
  /** `small` within a panel, without a distance of its own. */
  look?: 'page' | 'small';
}

/** Which tab a key leads to, around the ends. */
function target(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Tabs with one panel in view. The arrow keys, Home and End go from tab to tab; Tab goes into the panel. */
export function Tabs({ label, tabs, selected, onSelect, look = 'page' }: TabsProps) {
  const base = useId();
  const shown = useRef(selected);

  const buttonOf = (id: string) => document.getElementById(`${base}-tab-${id}`);

  // What changed the tab may have gone with its panel: the focus must not be lost with it.
  useEffect(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    if (document.activeElement === document.body) document.getElementById(`${base}-tab-${selected}`)?.focus();
  }, [base, selected]);

  const move = (event: KeyboardEvent) => {
    const current = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[target(event.key, current, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    buttonOf(next.id)?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label={label} className={look === 'small' ? styles.smallList : styles.list} onKeyDown={move}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-controls={`${base}-panel-${id}`}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => {
              onSelect(id);
            }}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div key={id} role="tabpanel" id={`${base}-panel-${id}`} aria-labelledby={`${base}-tab-${id}`} hidden={id !== selected}>
          {id === selected && content}
        </div>
      ))}
    </>
  );
}
