import { Fragment } from 'react';
import { Link } from '../ui/Link';
import { Code } from './Code';

/** `code` between backticks, and [words](address) for a link. */
const MARKS = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/;

/** A sentence of the documentation, with its code and its links. */
export function Rich({ text }: { text: string }) {
  return text.split(MARKS).map((part, index) => <Fragment key={index}>{partOf(part)}</Fragment>);
}

function partOf(part: string) {
  if (part.startsWith('`')) return <Code>{part.slice(1, -1)}</Code>;
  const [, words, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
  if (!words || !address) return part;
  return isPage(address) ? <Link to={address}>{words}</Link> : <a href={address}>{words}</a>;
}

/** What another part of the server answers is no page of this site. */
function isPage(address: string): boolean {
  return address.startsWith('/') && !/\.\w+$|^\/api\//.test(address);
}
