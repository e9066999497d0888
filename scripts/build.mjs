/** Builds what is stale: the API with tsc, the pages with Vite. A build whose inputs have not changed is left as it is. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';

const root = path.resolve(import.meta.dirname, '..');
const bin = path.join(root, 'node_modules');
const shared = ['package-lock.json', 'tsconfig.json', 'scripts/build.mjs', 'scripts/compress.mjs'];

const parts = [
  {
    name: 'API',
    folder: 'api',
    inputs: [...shared, 'api/package.json', 'api/tsconfig.json', 'api/tsconfig.build.json', 'api/src', 'api/sandbox'],
    steps: [['typescript/bin/tsc', '-p', 'api/tsconfig.build.json']],
    after: copyOtherFiles,
  },
  {
    name: 'pages',
    folder: 'web',
    inputs: [...shared, 'web/package.json', 'web/tsconfig.json', 'web/vite.config.ts', 'web/src', 'web/public', 'docs/schema-changelog.md', 'api/package.json', 'api/src'],
    // Of the API only what the browser shares with it.
    accepts: (file) => !file.startsWith('api/src/') || /\.rules\.ts$|^api\/src\/messages\//.test(file),
    steps: [
      ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
      ['vite/bin/vite.js', 'build', '--logLevel', 'warn', '--ssr', 'src/entry-server.tsx'],
      ['../scripts/compress.mjs', 'dist/client'],
    ],
    cwd: 'web',
  },
];

try {
  await withLock(path.join(root, '.cache', 'build.lock'), async () => {
    const results = await Promise.allSettled(parts.map(build));
    const failures = results.filter(({ status }) => status === 'rejected').map(({ reason }) => reason.message);
    if (failures.length > 0) throw new Error(failures.join('\n'));
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function build(part) {
  const dist = path.join(root, part.folder, 'dist');
  const stamp = path.join(dist, '.inputs');
  const hash = hashOf(part);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) return;

  const startedAt = Date.now();
  // Cleared, so that nothing that was deleted or renamed in the sources lives on in the build.
  fs.rmSync(dist, { recursive: true, force: true });
  for (const step of part.steps) await run(part, step);
  part.after?.(dist);
  fs.writeFileSync(stamp, hash);
  console.log(`Built the ${part.name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
}

function hashOf({ inputs, accepts = () => true }) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesIn).filter((file) => isBuilt(file) && accepts(file))) {
    hash.update(file).update('\0').update(fs.readFileSync(path.join(root, file))).update('\0');
  }
  return hash.digest('hex');
}

/** A file itself, or the files below a folder, from the root, in a fixed order. */
function filesIn(name) {
  const stat = fs.statSync(path.join(root, name), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [name];
  return fs
    .readdirSync(path.join(root, name))
    .sort()
    .flatMap((entry) => filesIn(`${name}/${entry}`));
}

function isBuilt(file) {
  return !/\.test\.tsx?$|\/test\//.test(file);
}

/** tsc only copies the JSON files that a module imports. */
function copyOtherFiles(dist) {
  for (const file of [...filesIn('api/src'), ...filesIn('api/sandbox')].filter((name) => !name.endsWith('.ts') && isBuilt(name))) {
    const target = path.join(dist, path.relative('api', file));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(root, file), target);
  }
}

function run({ name, cwd = '.' }, [script, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(bin, script), ...args], {
      cwd: path.join(root, cwd),
      // A development setting of the shell would build the slow React.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${output.trim()}\nBuilding the ${name} failed.`));
    });
  });
}
