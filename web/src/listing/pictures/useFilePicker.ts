import { useRef, type ChangeEvent } from 'react';
import { ACCEPTED_TYPES } from './process';

/** Opens the browser's choice of files and hands over what was chosen. */
export type PickFiles = (onFiles: (files: File[]) => void, isSeveral?: boolean) => void;

/** One input for all buttons: `inputProps` belong on a file input that nobody sees. */
export function useFilePicker() {
  const input = useRef<HTMLInputElement>(null);
  const take = useRef<(files: File[]) => void>(() => undefined);

  const pick: PickFiles = (onFiles, isSeveral = false) => {
    if (!input.current) return;
    take.current = onFiles;
    input.current.multiple = isSeveral;
    input.current.click();
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    if (files.length > 0) take.current(files);
  };
  // Phones turn their own formats into JPEG when only these are asked for.
  return { pick, inputProps: { ref: input, type: 'file', accept: ACCEPTED_TYPES.join(), hidden: true, onChange } as const };
}
