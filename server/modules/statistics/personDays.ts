import type { StoredLogin } from './dayEvents';

const NONE = -1;
const SERVICE_BYTES = 4;
const NUMBER_BYTES = 2;

/**
 * Lists of days in ascending order, many of them and mostly short, in two arrays of numbers. A list is the number of its
 * last entry, or `NO_DAYS`.
 */
export class DayLists {
  /** The days next to the one that was added last, in its list. */
  before = -Infinity;
  after = Infinity;
  private size = 0;
  private days = new Int16Array(1_024);
  private earlier = new Int32Array(1_024);

  /** Adds a day, unless the list has it. Returns the list; compares with `before` and `after` for its neighbours. */
  add(list: number, day: number): { readonly list: number; readonly isNew: boolean } {
    let [later, at] = [NONE, list];
    while (at !== NONE && (this.days[at] ?? 0) > day) [later, at] = [at, this.earlier[at] ?? NONE];
    if (at !== NONE && this.days[at] === day) return { list, isNew: false };
    this.before = at === NONE ? -Infinity : (this.days[at] ?? 0);
    this.after = later === NONE ? Infinity : (this.days[later] ?? 0);
    const entry = this.entryOf(day, at);
    if (later === NONE) return { list: entry, isNew: true };
    this.earlier[later] = entry;
    return { list, isNew: true };
  }

  daysOf(list: number): number[] {
    const days: number[] = [];
    for (let at = list; at !== NONE; at = this.earlier[at] ?? NONE) days.push(this.days[at] ?? 0);
    return days.reverse();
  }

  private entryOf(day: number, earlier: number): number {
    const entry = this.size;
    this.size += 1;
    if (entry === this.days.length) {
      const [days, before] = [this.days, this.earlier];
      this.days = new Int16Array(entry * 2);
      this.earlier = new Int32Array(entry * 2);
      this.days.set(days);
      this.earlier.set(before);
    }
    this.days[entry] = day;
    this.earlier[entry] = earlier;
    return entry;
  }
}

export const NO_DAYS = NONE;

/** On which days of a year a person has logged in at each service; a day is counted from the first one of the year. */
export interface PersonDays {
  readonly person: StoredLogin['person'];
  readonly services: ReadonlyMap<number, readonly number[]>;
}

/** Packs the days for the column `login_person.days`. */
export function packPersonDays(services: PersonDays['services']): Buffer {
  const size = [...services.values()].reduce(
    (sum, days) => sum + SERVICE_BYTES + (days.length + 1) * NUMBER_BYTES,
    0,
  );
  const packed = Buffer.allocUnsafe(size);
  let at = 0;
  for (const [service, days] of services) {
    at = packed.writeUInt32BE(service, at);
    at = packed.writeUInt16BE(days.length, at);
    for (const day of days) at = packed.writeUInt16BE(day, at);
  }
  return packed;
}

export function unpackPersonDays(packed: Buffer): PersonDays['services'] {
  const services = new Map<number, readonly number[]>();
  for (let at = 0; at < packed.length;) {
    const service = packed.readUInt32BE(at);
    const start = at + SERVICE_BYTES + NUMBER_BYTES;
    const days = packed.readUInt16BE(at + SERVICE_BYTES);
    services.set(
      service,
      Array.from({ length: days }, (_, index) => packed.readUInt16BE(start + index * NUMBER_BYTES)),
    );
    at = start + days * NUMBER_BYTES;
  }
  return services;
}
