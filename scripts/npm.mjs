import fs from 'node:fs';

/**
 * Calls `end` when the npm that runs this script is gone. npm hands a request to stop to its shell only, and a killed
 * npm hands on nothing: the server would keep its port and its database without anybody knowing.
 */
export function onNpmGone(end) {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}

/** The shell that npm starts scripts with, and npm itself. */
function ancestors() {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

function parentOf(pid) {
  try {
    // The name of the program stands in parentheses and may hold anything.
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
  } catch {
    return '';
  }
}
