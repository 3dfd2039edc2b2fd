import { readFticksLine, type FticksOptions } from './fticksLogin';
import { fieldOf, readLoginLine, type LineRead, type LoginField } from './loginLine';

type Values = Partial<Record<LoginField, string>>;
type Json = Readonly<Record<string, unknown>>;

/** Members in which log shippers put the original line. */
const LINES = ['message', 'log', 'msg', 'MESSAGE'];
/** Members of a log that does not only hold logins: its lines may have any content. */
const OF_A_LOG = [...LINES, '@timestamp', 'channel', 'context'];
const DEEPEST = 3;

/** Reads a line of a log: F-TICKS, or a JSON object after any header; any other line has no login. Never throws. */
export function readLogLine(line: string, options: FticksOptions, depth = 1): LineRead {
  const start = line.indexOf('{');
  if (start < 0 || line.slice(0, start).includes('F-TICKS/')) return readFticksLine(line, options);
  const object = objectIn(line.slice(start));
  return typeof object === 'string' ? readFticksLine(line, options) : readObject(object, options, depth);
}

/** Reads a line that is a JSON object: a login, or a line of a log that may contain one. */
export function readJsonLine(line: string, options: FticksOptions): LineRead {
  const object = objectIn(line);
  return typeof object === 'string' ? { reason: object } : readObject(object, options, 0);
}

/** `depth`: 0 for a line that is only the object, which may be from a list of logins. */
function readObject(object: Json, options: FticksOptions, depth: number): LineRead {
  const values = valuesIn(object, depth);
  if (values === 'other') return { left: 'other' };
  if (!values) {
    const inner = LINES.map((name) => object[name]).find((text) => typeof text === 'string');
    if (typeof inner === 'string' && depth < DEEPEST) return readLogLine(inner.trim(), options, depth + 1);
    if (depth > 0 || OF_A_LOG.some((name) => name in object)) return { left: 'other' };
  }
  const login = readLoginLine(values ?? valuesOf(object), options.now);
  return typeof login === 'string' ? { reason: login } : { login };
}

/**
 * Returns the login values of an object, or of one in it; `other` if the members around them exclude a login. Hubs
 * write `{"channel": "authentication", "message": "login granted", "context": {…}}`.
 */
function valuesIn(object: Json, depth: number): Values | 'other' | undefined {
  const own = valuesOf(object);
  if (own.service !== undefined && own.institution !== undefined)
    return 'channel' in object && !grantsLogin(object) ? 'other' : own;
  if (depth >= DEEPEST) return undefined;
  for (const inner of Object.values(object)) {
    const found = isObject(inner) ? valuesIn(inner, depth + 1) : undefined;
    if (found === 'other' || (found && !grantsLogin(object))) return 'other';
    if (found) return { ...(own.time !== undefined && { time: own.time }), ...found };
  }
  return undefined;
}

function grantsLogin({ channel = 'authentication', message = 'login granted' }: Json): boolean {
  return channel === 'authentication' && message === 'login granted';
}

function valuesOf(object: Json): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(object)) {
    const field = fieldOf(name);
    if (field && (typeof value === 'string' || typeof value === 'number')) values[field] = String(value);
  }
  const shipped = object['@timestamp'];
  return values.time === undefined && typeof shipped === 'string' ? { ...values, time: shipped } : values;
}

function objectIn(text: string): Json | string {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : 'it is not a JSON object';
  } catch {
    return 'it is not JSON';
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
