import type { TrailScope } from '../../contracts/domain/audit';
import type { AuditKind, AuditQuery } from '../../contracts/wire/audit';
import { isDay, moved, type Day } from '../../lib/calendar';
import { changedQuery } from '../../lib/changedQuery';
import { kindMessages } from './trailMessages';

/** The filters in the address of the page. Days are the reader's own. */
export interface TrailSelection {
  readonly from: Day;
  readonly to: Day;
  readonly person: string;
  readonly kind: AuditKind | undefined;
  readonly object: string;
  readonly before: string | undefined;
}

const USUAL_DAYS = 30;
const LONGEST = 200;

export const kinds = Object.keys(kindMessages).filter((kind): kind is AuditKind => kind in kindMessages);

/** Returns the reader's day at a moment. */
export function dayAt(moment: Date): Day {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Reads a query; missing or invalid parts mean the last month, all people and all entries. */
export function selectionIn(query: string, today: Day): TrailSelection {
  const params = new URLSearchParams(query);
  const dayIn = (name: string) => {
    const text = params.get(name) ?? '';
    return isDay(text) && text <= today ? text : undefined;
  };
  const to = dayIn('to') ?? today;
  const from = dayIn('from') ?? moved(to, -USUAL_DAYS, 'day');
  const before = params.get('before') ?? '';
  return {
    from: from > to ? to : from,
    to,
    person: textIn('person')(query),
    kind: kinds.find((kind) => kind === params.get('kind')),
    object: textIn('object')(query),
    before: /^\d{1,18}$/.test(before) ? before : undefined,
  };
}

/** Returns the function that reads the text of a field from a query. */
export function textIn(name: 'person' | 'object'): (query: string) => string {
  return (query) => new URLSearchParams(query).get(name)?.slice(0, LONGEST) ?? '';
}

/** Returns the function that writes the text of a field into a query. */
export function withText(name: 'person' | 'object'): (query: string, text: string) => string {
  return (query, text) => withValue(query, name, text.trim() === '' ? undefined : text.slice(0, LONGEST));
}

/** Returns the query of the newest entries with this parameter; without it where `value` is undefined. */
export function withValue(query: string, name: string, value: string | undefined): string {
  return changedQuery(query, (params) => {
    params.delete('before');
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  });
}

export function withBefore(query: string, before: string | undefined): string {
  return changedQuery(query, (params) => {
    if (before === undefined) params.delete('before');
    else params.set('before', before);
  });
}

/** Returns what the server is asked: the days are whole ones. */
export function questionOf({ from, to, person, kind, object, before }: TrailSelection): AuditQuery {
  return {
    from: midnight(from),
    to: midnight(moved(to, 1, 'day')),
    ...(person.trim() && { person: person.trim() }),
    ...(kind && { kind }),
    ...(object.trim() && { object: object.trim() }),
    ...(before !== undefined && { before }),
  };
}

function midnight(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).getTime();
}

/** Returns the address of a policy's states for readers of this trail. */
export function policyPath(scope: TrailScope, id: string): string {
  return `${scope === 'all' ? '/desk' : '/my-idp'}/audit/policies/${encodeURIComponent(id)}`;
}
