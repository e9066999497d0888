/** The picture at a position that may run past either end: after the last comes the first again. */
export function wrap(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** Where a key takes the viewer; `null` for keys that mean nothing here. */
export function stepForKey(key: string, position: number, count: number): number | null {
  const index = wrap(position, count);
  switch (key) {
    case 'ArrowLeft':
      return position - 1;
    case 'ArrowRight':
      return position + 1;
    case 'Home':
      return position - index;
    case 'End':
      return position - index + count - 1;
    default:
      return null;
  }
}
