/** Shows a person at a terminal what is running, and for how long. Imports only Node's own modules. */
import { spawn } from 'node:child_process';

const HEARTBEAT_MS = 15_000;
/** When the person's command began, in epoch milliseconds; the environment passes it to child processes. */
export const begun = Number(process.env.BEGUN ?? Date.now());

/** Returns the time since then, as `3:07`. */
export function elapsed() {
  const seconds = Math.floor((Date.now() - begun) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Prints a line to standard error, so that the output of commands stays as it is. */
export function tell(line) {
  console.error(`${elapsed().padStart(5)}  ${line}`);
}

/** Prints the current step, again every 15 seconds while it runs, and at the end how long it took. */
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

/** Runs a command to its end; resolves with its status (null if it could not be started) and its output. */
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
