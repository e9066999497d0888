import { createContext, useContext } from 'react';

/** The languages that the snippets are written in, by the ending of their files. */
export const codeLanguages = { sh: 'curl', mjs: 'JavaScript', py: 'Python' } as const;
export type CodeLanguage = keyof typeof codeLanguages;

/** Whoever chooses a language at one snippet has chosen it for all. */
export const CodeLanguageContext = createContext<{ chosen: CodeLanguage; choose: (language: CodeLanguage) => void }>({
  chosen: 'sh',
  choose: () => undefined,
});

export const useCodeLanguage = () => useContext(CodeLanguageContext);

const files: Record<string, string> = import.meta.glob('./snippets/*', { query: '?raw', import: 'default', eager: true });

/** A snippet in one language, ready to run against this site; none where it makes no sense in that language. */
export function snippetOf(name: string, language: CodeLanguage, origin: string): string | undefined {
  return files[`./snippets/${name}.${language}`]?.trim().replaceAll('__ORIGIN__', origin);
}
