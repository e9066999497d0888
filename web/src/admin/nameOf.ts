interface Named {
  companyName: string | null;
  firstName?: string | null;
  lastName?: string | null;
}

/** What an account is called: its company, or its person, or nothing. */
export function nameOf({ companyName, firstName, lastName }: Named): string | null {
  const person = [firstName, lastName].filter(Boolean).join(' ');
  return [companyName, person].find((name) => name?.trim()) ?? null;
}
