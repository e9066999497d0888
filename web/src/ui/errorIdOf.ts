/** What the API calls a request that failed as nobody expected; nothing for what it says in words, and for no answer at all. */
export function errorIdOf(error: unknown): string | undefined {
  const [first] = (error as { errors?: readonly { extensions?: Record<string, unknown> }[] } | undefined)?.errors ?? [];
  const id = first?.extensions?.requestId;
  return typeof id === 'string' ? id : undefined;
}
