/** A stored login, with a hash in place of the person. */
export interface StoredLogin {
  /** Second within its UTC day. */
  readonly second: number;
  /** Number of the service. */
  readonly service: number;
  /** Keyed hash of the user, 48 bits, or NOBODY. */
  readonly person: number;
  /** Hash of the event, 48 bits: the same event is stored once. */
  readonly id: number;
}

/** User of a login that names none: it counts as a login, but not as a unique user. No hash is 0. */
export const NO_USER = 0;

const SECOND_BYTES = 3;
const SERVICE_BYTES = 4;
const HASH_BYTES = 6;
const PERSON_AT = SECOND_BYTES + SERVICE_BYTES;
const ID_AT = PERSON_AT + HASH_BYTES;
export const LOGIN_BYTES = ID_AT + HASH_BYTES;

/** Packs the logins of one institution on one UTC day for the column `login_day.events`, in ascending order of time. */
export function packLogins(logins: readonly StoredLogin[]): Buffer {
  const packed = Buffer.allocUnsafe(logins.length * LOGIN_BYTES);
  [...logins]
    .sort((a, b) => a.second - b.second || a.id - b.id)
    .forEach((login, index) => packLogin(packed, index * LOGIN_BYTES, login));
  return packed;
}

/** Writes one login into `LOGIN_BYTES` bytes from `at`. */
export function packLogin(packed: Buffer, at: number, { second, service, person, id }: StoredLogin): void {
  packed.writeUIntBE(second, at, SECOND_BYTES);
  packed.writeUInt32BE(service, at + SECOND_BYTES);
  packed.writeUIntBE(person, at + PERSON_AT, HASH_BYTES);
  packed.writeUIntBE(id, at + ID_AT, HASH_BYTES);
}

/**
 * Unpacks the logins of a day, in ascending order; uses a view, which takes half the time, since there may be millions.
 */
export function unpackLogins(packed: Buffer): StoredLogin[] {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const hashAt = (at: number) => view.getUint16(at) * 2 ** 32 + view.getUint32(at + 2);
  const logins = new Array<StoredLogin>(packed.length / LOGIN_BYTES);
  for (let index = 0, at = 0; at < packed.length; index += 1, at += LOGIN_BYTES) {
    logins[index] = {
      // The first three bytes of four.
      second: view.getUint32(at) >>> 8,
      service: view.getUint32(at + SECOND_BYTES),
      person: hashAt(at + PERSON_AT),
      id: hashAt(at + ID_AT),
    };
  }
  return logins;
}

/** Merges new logins into stored ones and drops events that are already stored; `added` is the number of new ones. */
export function mergeLogins(
  stored: Buffer | undefined,
  coming: readonly StoredLogin[],
): { readonly packed: Buffer; readonly added: readonly StoredLogin[] } {
  const existing = stored ? unpackLogins(stored) : [];
  const seen = new Set(existing.map(({ id }) => id));
  const added = coming.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
  return { packed: packLogins([...existing, ...added]), added };
}
