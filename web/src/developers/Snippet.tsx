import { useTranslation } from 'react-i18next';
import { useSite } from '../site';
import { Tabs } from '../ui/Tabs';
import { CodeBlock } from './CodeBlock';
import { codeLanguages, snippetOf, useCodeLanguage, type CodeLanguage } from './codeLanguage';
import { CopyButton } from './CopyButton';
import styles from './Snippet.module.css';

export type SnippetName = 'first' | 'keyed' | 'limits' | 'paging' | 'rest' | 'changes' | 'webhook';

/** One example in several languages; they stand in files of their own, which are run by a test. */
export function Snippet({ name }: { name: SnippetName }) {
  const { t } = useTranslation('developers');
  const { origin } = useSite();
  const { chosen, choose } = useCodeLanguage();
  const caption = t(`captions.${name}`);
  const written = (Object.keys(codeLanguages) as CodeLanguage[]).flatMap((id) => {
    const code = snippetOf(name, id, origin);
    return code ? [{ id, title: codeLanguages[id], code }] : [];
  });
  const shown = written.find(({ id }) => id === chosen) ?? written[0];
  if (!shown) return null;
  return (
    <figure className={styles.snippet}>
      <figcaption className={styles.head}>
        <span className={styles.caption}>{caption}</span>
        <CopyButton text={shown.code} what={caption} />
      </figcaption>
      <Tabs
        look="small"
        label={`${t('codeLanguage')}: ${caption}`}
        selected={shown.id}
        onSelect={(id) => {
          choose(id as CodeLanguage);
        }}
        tabs={written.map(({ id, title, code }) => ({ id, title, content: <CodeBlock code={code} label={`${caption}, ${title}`} /> }))}
      />
    </figure>
  );
}
