import { useEffect, useEffectEvent, useState } from 'react';

/** Where files are let go: on the main picture or anywhere else. */
export type DropPlace = 'main' | 'more';

/** The attribute that marks the main picture's place for dropped files. */
export const mainDropPlace = { 'data-drop': 'main' };

const placeOf = ({ target }: Event): DropPlace => (target instanceof Element && target.closest('[data-drop="main"]') ? 'main' : 'more');
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Takes files that are dropped anywhere on the page, or pasted. Answers where they hang over just now. A file that
 * misses would otherwise open in place of the form.
 */
export function useFileDrop(onFiles: (files: File[], place: DropPlace) => void): DropPlace | null {
  const [over, setOver] = useState<DropPlace | null>(null);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(placeOf(event));
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setOver(null);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(null);
      take([...(event.dataTransfer?.files ?? [])], placeOf(event));
    };
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) take(files, 'more');
    };
    window.addEventListener('dragenter', onOver);
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    window.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('dragenter', onOver);
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
      window.removeEventListener('paste', onPaste);
    };
  }, []);
  return over;
}
