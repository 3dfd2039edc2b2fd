import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../../platform/storage/database';
import { storedSetting } from '../../platform/storage/storedSetting';
import type { Principal } from './principal';
import { personKey } from './session/session.store';

const KEY = 'identity.pseudonymKey';
/** Hex digits: two people of a million share a pseudonym with a chance of 1 in 37 million. */
const DIGITS = 16;

const keys = new WeakMap<object, Promise<string>>();

/**
 * Returns the pseudonym of a person in the log. It is the same on all servers of this database, which has the key, and
 * cannot be reversed without the key. Operators resolve it with `sessions list` and `sessions who`.
 */
export async function pseudonym(
  database: Pick<Database, 'transaction'>,
  person: Pick<Principal, 'issuer' | 'subject'>,
): Promise<string> {
  return createHmac('sha256', await pseudonymKey(database))
    .update(personKey(person))
    .digest('hex')
    .slice(0, DIGITS);
}

/** Returns the key. Creates it at the first start, since later the disk may be full. */
export function pseudonymKey(database: Pick<Database, 'transaction'>): Promise<string> {
  const known = keys.get(database);
  if (known) return known;
  const key = database.transaction((tx) => storedSetting(tx, KEY, randomBytes(32).toString('hex')));
  keys.set(database, key);
  key.catch(() => keys.delete(database));
  return key;
}
