import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import { Code } from './Code';
import table from './errors.generated.json';
import { MessageKeys } from './MessageKeys';
import { scopeNames, type Scope } from './scopes';
import { Table } from './Table';

/** Points a minute and an operation, as the API grants them. */
const POINTS = { anonymous: 20_000, key: 100_000, operation: 5_000 } as const;

/** The scopes of a key, each with what it opens. */
export function ScopeTable() {
  const { t } = useTranslation('developers');
  const rows = (Object.keys(scopeNames) as Scope[]).map((scope) => ({
    key: scope,
    cells: [<Code key="name">{scopeNames[scope]}</Code>, t(`scopes.${scope}`)],
  }));
  return <Table caption={t('scopes.caption')} head={[t('scopes.scope'), t('scopes.opens')]} rows={rows} />;
}

/** How many points there are. */
export function LimitTable() {
  const { t } = useTranslation('developers');
  const { number } = useFormat();
  const rows = (Object.keys(POINTS) as (keyof typeof POINTS)[]).map((who) => ({
    key: who,
    cells: [t(`limits.${who}`), <span key="points" className="num">{number(POINTS[who])}</span>],
  }));
  return <Table caption={t('limits.caption')} head={[t('limits.who'), t('limits.points')]} rows={rows} />;
}

/** Every code with its status and its messages, read from the API's own code. */
export function ErrorTable() {
  const { t } = useTranslation('developers');
  const rows = (Object.keys(table) as (keyof typeof table)[]).map((code) => ({
    key: code,
    cells: [<Code key="code">{code}</Code>, <span key="status" className="num">{table[code].status}</span>, <MessageKeys key="keys" code={code} />],
  }));
  return <Table caption={t('errors.caption')} head={[t('errors.code'), t('errors.status'), t('errors.meaning')]} rows={rows} />;
}
