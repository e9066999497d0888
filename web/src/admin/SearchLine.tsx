import { useEffect, useRef, useState } from 'react';
import { TextField } from '../ui/TextField';

/** How long nobody types before the list is searched. */
const PAUSE = 300;

interface SearchLineProps {
  label: string;
  help: string;
  search: string;
  onSearch: (search: string) => void;
}

/** A search line that searches by itself once the typing pauses, and at once on Enter. */
export function SearchLine({ label, help, search, onSearch }: SearchLineProps) {
  const [text, setText] = useState(search);
  // Back, Forward and a reset change the search from outside; what was sent from here may have been typed over since.
  const [known, setKnown] = useState({ search, sent: search });
  if (search !== known.search) {
    setKnown({ ...known, search });
    if (search !== known.sent) setText(search);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const send = (typed: string) => {
    clearTimeout(timer.current);
    setKnown((before) => ({ ...before, sent: typed.trim() }));
    onSearch(typed.trim());
  };
  return (
    <TextField
      label={label}
      help={help}
      icon="search"
      type="search"
      name="search"
      maxLength={200}
      autoComplete="off"
      enterKeyHint="search"
      value={text}
      onChange={({ target: { value } }) => {
        setText(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          send(value);
        }, PAUSE);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') send(text);
      }}
    />
  );
}
