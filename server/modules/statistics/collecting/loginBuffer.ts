import { DAY_MS, type DayNumber } from '../../../platform/time/calendar';
import { LOGIN_BYTES, packLogin, unpackLogins } from '../dayEvents';
import type { DayOfLogins, Login } from '../loginStore';

/** The fixed cost of writing a day, expressed in logins. */
const DAY_COST = 25;
const FIRST_ROOM = 32 * LOGIN_BYTES;

export function costOf(days: readonly DayOfLogins[]): number {
  return days.reduce((sum, { logins }) => sum + costOfDay(logins.length), 0);
}

function costOfDay(logins: number): number {
  return DAY_COST + logins;
}

interface BufferedDay {
  readonly institution: string;
  readonly day: DayNumber;
  /** Logins in the order in which they were added, with room for more than `count`. */
  packed: Buffer;
  count: number;
}

/**
 * Collects logins by institution and UTC day, so that each day is written only a few times. They are kept as bytes,
 * since objects would be most of the garbage of an import.
 */
export class LoginBuffer {
  private readonly days = new Map<string, BufferedDay>();
  /** Services by their numbers in the bytes. */
  private readonly services: string[] = [];
  private readonly numbers = new Map<string, number>();
  size = 0;

  add(institution: string, moment: number, { service, ...rest }: Omit<Login, 'second'>): void {
    const day = Math.floor(moment / DAY_MS);
    const key = `${day}/${institution}`;
    const known = this.days.get(key);
    const into = known ?? { institution, day, packed: Buffer.allocUnsafeSlow(FIRST_ROOM), count: 0 };
    if (!known) this.days.set(key, into);
    const at = into.count * LOGIN_BYTES;
    if (at === into.packed.length) into.packed = doubled(into.packed);
    packLogin(into.packed, at, {
      second: Math.floor((moment - day * DAY_MS) / 1000),
      service: this.numberOf(service),
      ...rest,
    });
    into.count += 1;
    this.size += 1;
  }

  /**
   * Removes and returns days for one transaction that together cost at most this, but at least one. An empty list means
   * that there are none.
   */
  take(cost: number): DayOfLogins[] {
    const taken: DayOfLogins[] = [];
    let sum = 0;
    for (const [key, { institution, day, packed, count }] of this.days) {
      sum += costOfDay(count);
      if (taken.length > 0 && sum > cost) break;
      const logins = unpackLogins(packed.subarray(0, count * LOGIN_BYTES)).map((login) => ({
        ...login,
        service: this.services[login.service] ?? '',
      }));
      taken.push({ institution, day, logins });
      this.days.delete(key);
      this.size -= count;
    }
    return taken;
  }

  private numberOf(service: string): number {
    const known = this.numbers.get(service);
    if (known !== undefined) return known;
    this.numbers.set(service, this.services.length);
    return this.services.push(service) - 1;
  }
}

function doubled(packed: Buffer): Buffer {
  const larger = Buffer.allocUnsafeSlow(packed.length * 2);
  packed.copy(larger);
  return larger;
}
