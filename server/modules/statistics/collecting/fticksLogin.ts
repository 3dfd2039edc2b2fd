import { createHash } from 'node:crypto';
import type { TimeZone } from '../../../platform/time/timeZone';
import { readLoginLine, type LineRead } from './loginLine';
import { headerTime } from './headerTime';
import { LONGEST_TICKS, readTicks, type Ticks } from './ticksLine';

export interface FticksOptions {
  /** Names of the federations whose lines count, in lower case; none: every line does. */
  readonly federations: readonly string[];
  /** Zone of times in headers that name none. */
  readonly zone: TimeZone;
  readonly now: Date;
}

const NO_USER_VALUES = ['', '-'];

/** Returns the login in a line, or why there is none. Never throws; takes time in proportion to the line. */
export function readFticksLine(line: string, options: FticksOptions): LineRead {
  if (line.length > LONGEST_TICKS) return { reason: `it has more than ${LONGEST_TICKS} characters` };
  const ticks = readTicks(line);
  if (!ticks) return { left: 'other' };
  const { federation, values, isCut } = ticks;
  if (isRoaming(ticks)) return { left: 'roaming' };
  if (options.federations.length > 0 && !options.federations.includes(federation.toLowerCase()))
    return { left: 'federation', federation };
  if (isCut) return { reason: 'it was cut off: it does not end with #' };
  if ((values.get('RESULT') ?? 'OK').toUpperCase() !== 'OK') return { left: 'failed' };
  return loginOf(line, ticks, options);
}

/** Returns whether the line belongs to eduroam, which names a realm and a country instead of a service. */
function isRoaming({ federation, values }: Ticks): boolean {
  if (federation.toLowerCase() === 'eduroam') return true;
  return !values.has('RP') && (values.has('REALM') || values.has('VISCOUNTRY'));
}

function loginOf(line: string, { values, header }: Ticks, { now, zone }: FticksOptions): LineRead {
  const [service = '', institution = '', user = '', stamp = ''] = ['RP', 'AP', 'PN', 'TS'].map((key) =>
    values.get(key),
  );
  if (service === '') return { reason: 'it has no RP, the service', lacks: 'service' };
  if (institution === '') return { reason: 'it has no AP, the institution', lacks: 'institution' };
  const moment = stamp === '' ? headerTime(header, now, zone) : undefined;
  if (stamp === '' && moment === undefined)
    return { reason: 'it has no TS, and no header with a time', lacks: 'time' };
  const time = moment === undefined ? stamp : new Date(moment).toISOString();
  const isNameless = NO_USER_VALUES.includes(user);
  // Only the whole line, with its header, distinguishes two logins of the same second without a user.
  const event = isNameless ? { id: createHash('sha256').update(line.trim()).digest('base64') } : { user };
  const login = readLoginLine({ time, service, institution, ...event }, now, isNameless);
  if (typeof login === 'string') return { reason: login };
  return { login, ...(moment !== undefined && { datedByHeader: true }) };
}
