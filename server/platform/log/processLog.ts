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

/** Errors whose stack was written: what works in the background meets an absent database every few seconds. */
const stacksWritten = new Set<string>();
const MOST_REMEMBERED = 100;

/**
 * Writes what went wrong where nobody waits for it; `fatal`: the process ends with it. Where an error came from is written the
 * first time, and from then on one line a time.
 */
export function complain(error: unknown, level: 'error' | 'fatal' = 'error'): void {
  if (!(error instanceof Error)) {
    const text = typeof error === 'string' ? error : inspect(error);
    process.stderr.write(areObjects ? asObject(level, text) : `${text}\n`);
    return;
  }
  const { name: type, message, stack } = error;
  const isNew = level === 'fatal' || isFirst(`${type}: ${message}`);
  if (areObjects)
    process.stderr.write(asObject(level, message, { err: { type, message, ...(isNew && { stack }) } }));
  else process.stderr.write(isNew ? `${inspect(error)}\n` : `${type}: ${message.replaceAll('\n', ' ')}\n`);
}

function isFirst(what: string): boolean {
  if (stacksWritten.has(what)) return false;
  if (stacksWritten.size >= MOST_REMEMBERED) stacksWritten.clear();
  stacksWritten.add(what);
  return true;
}

function asObject(level: keyof typeof LEVELS, msg: string, more: object = {}): string {
  const common = { level: LEVELS[level], time: Date.now(), pid: process.pid, hostname: hostname() };
  return `${JSON.stringify({ ...common, ...more, msg })}\n`;
}
