/** The saved queries of the explorer, in the order of its menu. */
export const exampleNames = ['list', 'detail', 'paging', 'changes', 'rateLimit', 'cost', 'own'] as const;

const files: Record<string, string> = import.meta.glob('./examples/*.gql', { query: '?raw', import: 'default', eager: true });

/** The text of a saved query; none for a name that there is not. */
export function exampleOf(name: string): string | undefined {
  return files[`./examples/${name}.gql`];
}
