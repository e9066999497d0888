import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { type RunningPostgres, startPostgres } from '../../sandbox/postgres.js';
import { removeTemporaryFolder, temporaryFolder } from '../../sandbox/temporary.js';

/** A primary and a replica that follows it, both empty and servers of their own. */
export interface Pair {
  primaryUrl: string;
  replicaUrl: string;
  stop(): Promise<void>;
}

/** Starts a primary, copies its files while it runs, and has the copy follow it. */
export async function startPair(): Promise<Pair> {
  const folders = [await temporaryFolder('primary'), await temporaryFolder('replica')];
  const [primaryDir = '', replicaDir = ''] = folders.map((folder) => path.join(folder, 'postgres'));
  const servers: RunningPostgres[] = [];
  const stop = async () => {
    for (const server of servers.toReversed()) await server.stop();
    for (const folder of folders) await removeTemporaryFolder(folder);
  };
  try {
    const primary = await startPostgres({ dataDir: primaryDir });
    servers.push(primary);
    await copy(primary.url, primaryDir, replicaDir);
    const replica = await startPostgres({ dataDir: replicaDir });
    servers.push(replica);
    return { primaryUrl: primary.url, replicaUrl: replica.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What pg_basebackup does, which does not come with the packages. */
async function copy(url: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('copy', fast => true)`);
    // With owners and rights: as root, the servers run as another user.
    const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`the copy failed: ${stderr}`);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(wait_for_archive => false)');
    const data = path.join(to, 'data');
    fs.rmSync(path.join(data, 'postmaster.pid'));
    const { hostname, port, username, password } = new URL(url);
    const follows = `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\nwal_receiver_status_interval = 1s\n`;
    const owner = fs.statSync(data);
    for (const [name, text] of [['backup_label', rows[0]?.labelfile ?? ''], ['standby.signal', ''], ['postgresql.auto.conf', follows]] as const) {
      fs.writeFileSync(path.join(data, name), text, { mode: 0o600 });
      fs.chownSync(path.join(data, name), owner.uid, owner.gid);
    }
  } finally {
    await client.end();
  }
}
