/** Reports that places got a heart or joined a comparison; nobody waits for it. */
export function countMarks(ids: readonly string[], kind: 'favourite' | 'compare'): void {
  void import('../statistics/count').then(
    ({ countVisit }) => {
      for (const id of ids) countVisit(id, kind);
    },
    () => undefined,
  );
}
