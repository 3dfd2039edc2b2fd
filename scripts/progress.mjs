/** Tells a person at a terminal what goes on, and since when. Node's own modules only. */
import { spawn } from 'node:child_process';

const HEARTBEAT_MS = 15_000;
/** When the command began that a person has given; processes that it starts are told. */
export const begun = Number(process.env.BEGUN ?? Date.now());

/** `3:07` since then. */
export function elapsed() {
  const seconds = Math.floor((Date.now() - begun) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Goes to standard error, so that what a command prints by itself stays whole. */
export function tell(line) {
  console.error(`${elapsed().padStart(5)}  ${line}`);
}

/** Tells at once what is being done, every quarter of a minute that it goes on, and at its end how long it took. */
export async function during(what, work) {
  const since = Date.now();
  tell(`${what} …`);
  const heartbeat = setInterval(() => tell(`${what} goes on …`), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    tell(`${what} took ${Math.round((Date.now() - since) / 1000)} s.`);
  }
}

/** Runs a command to its end; resolves with its status (null where it could not be started) and what it printed. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => resolve({ status: null, output: output + error.message }));
    child.once('close', (status) => resolve({ status, output }));
  });
}
