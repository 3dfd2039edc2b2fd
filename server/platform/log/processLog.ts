import { hostname } from 'node:os';
import { inspect } from 'node:util';

/** Levels of the lines, as in the request log. */
const LEVELS = { info: 30, error: 50, fatal: 60 } as const;

let areObjects = false;

/** Switches to lines of JSON, as in the request log. Before that, lines are text for a terminal. */
export function writeObjects(): void {
  areObjects = true;
}

/** Writes a line for the operator. */
export function say(line: string): void {
  process.stdout.write(areObjects ? asObject('info', line) : `${line}\n`);
}

/** Errors whose stack was logged: background work fails every few seconds while the database is unavailable. */
const stacksWritten = new Set<string>();
const MOST_REMEMBERED = 100;

/**
 * Logs an error that has no caller to report to; `fatal`: the process ends with it. The stack is logged the first time
 * only; after that an error is one line.
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
