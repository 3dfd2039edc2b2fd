import { isStorable } from '../../../platform/text/storable';

/** A login in a file. */
export interface LoginLine {
  /** Epoch milliseconds. */
  readonly moment: number;
  /** Absent: the line has no user. It counts as a login without a unique user. */
  readonly user?: string;
  /** Entity IDs. */
  readonly service: string;
  readonly institution: string;
  /** ID of the event. Absent: all other members together identify the event. */
  readonly id?: string;
}

/** Why a valid line of a log is not a login. */
export type Left = 'other' | 'failed' | 'federation' | 'roaming';

/** Result of a line: a login, or why there is none. */
export type LineRead =
  | { readonly login: LoginLine; readonly datedByHeader?: boolean }
  | { readonly left: Left; readonly federation?: string }
  | { readonly reason: string; readonly lacks?: 'service' | 'institution' | 'time' };

export type LoginField = 'time' | 'user' | 'service' | 'institution' | 'id';

/** Names of columns and members, in lower case without `_` and `-`; the first one is ours. */
const NAMES: Readonly<Record<LoginField, readonly string[]>> = {
  time: ['time', 'timestamp', 'loginstamp'],
  user: ['user', 'userid'],
  service: ['service', 'spentityid', 'sp'],
  institution: ['institution', 'idpentityid', 'idp'],
  id: ['id', 'eventid'],
};
const FIELDS: readonly LoginField[] = ['time', 'user', 'service', 'institution', 'id'];
/** Maximum number of bytes, since an index of the database holds two of them. */
const LONGEST = 1024;
const EARLIEST = Date.UTC(2000, 0, 1);
/** The clock of the line's writer may be ahead of ours by this much. */
const AHEAD_MS = 3_600_000;

export function fieldOf(name: string): LoginField | undefined {
  const plain = name.trim().toLowerCase().replace(/[_-]/g, '');
  return FIELDS.find((field) => NAMES[field].includes(plain));
}

/** Returns the login, or why the line is not one, in words for a person. */
export function readLoginLine(
  values: Partial<Record<LoginField, string>>,
  now: Date,
  isNameless = false,
): LoginLine | string {
  const [time = '', user = '', service = '', institution = '', id = ''] = FIELDS.map((field) =>
    (values[field] ?? '').trim(),
  );
  // After a crash, logs contain blocks of NUL.
  const broken = FIELDS.find((field) => !isStorable(values[field] ?? ''));
  if (broken) return `its ${broken} has characters that cannot be stored`;
  const missing = FIELDS.slice(0, 4).find(
    (field) => (values[field] ?? '').trim() === '' && !(isNameless && field === 'user'),
  );
  if (missing) return `it has no ${missing}`;
  if ([user, service, institution, id].some((text) => Buffer.byteLength(text) > LONGEST))
    return `a value has more than ${LONGEST} bytes`;
  const moment = momentOf(time);
  if (moment === undefined) return `"${time.slice(0, 40)}" is not a time`;
  if (moment < EARLIEST) return `${time} is before the year 2000`;
  if (moment > now.getTime() + AHEAD_MS) return `${time} is in the future`;
  return { moment, ...(!isNameless && { user }), service, institution, ...(id !== '' && { id }) };
}

const ISO = /^(\d{4}-\d\d-(\d\d))[T ](\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?)\s?(Z|[+-]\d\d:?\d\d)?$/i;

/** Returns the time of a text in epoch seconds, epoch milliseconds, or ISO 8601, which is UTC if it names no zone. */
export function momentOf(text: string): number | undefined {
  if (/^\d{9,10}(?:\.\d{1,9})?$/.test(text)) return Math.round(Number(text) * 1000);
  if (/^\d{12,13}$/.test(text)) return Number(text);
  const [matched, date = '', day, time = '', zone = 'Z'] = ISO.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const moment = Date.parse(`${date}T${time.replace(',', '.')}${offset}`);
  // `Date` would read 30 February as a day in March.
  const exists = new Date(`${date}T00:00Z`).getUTCDate() === Number(day);
  return Number.isNaN(moment) || !exists ? undefined : moment;
}
