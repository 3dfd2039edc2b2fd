import { hostname } from 'node:os';
import { inspect } from 'node:util';

/** Levels of the lines, as those about requests have them. */
const LEVELS = { info: 30, error: 50, fatal: 60 } as const;

let areObjects = false;

/** From now on a line is a JSON object, as those about requests are; until then it is for a person at a terminal. */
export function writeObjects(): void {
  areObjects = true;
}

/** Writes a line for whoever runs the server. */
export function say(line: string): void {
  process.stdout.write(areObjects ? asObject('info', line) : `${line}\n`);
}

/** Writes what went wrong where nobody waits for it; `fatal`: the process ends with it. */
export function complain(error: unknown, level: 'error' | 'fatal' = 'error'): void {
  if (!areObjects) {
    process.stderr.write(`${typeof error === 'string' ? error : inspect(error)}\n`);
  } else if (error instanceof Error) {
    const { name: type, message, stack } = error;
    process.stderr.write(asObject(level, message, { err: { type, message, stack } }));
  } else {
    process.stderr.write(asObject(level, typeof error === 'string' ? error : inspect(error)));
  }
}

function asObject(level: keyof typeof LEVELS, msg: string, more: object = {}): string {
  const common = { level: LEVELS[level], time: Date.now(), pid: process.pid, hostname: hostname() };
  return `${JSON.stringify({ ...common, ...more, msg })}\n`;
}
