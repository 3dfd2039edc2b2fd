import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../../platform/storage/database';
import { keptSetting } from '../../platform/storage/keptSetting';
import type { Principal } from './principal';
import { personKey } from './session/session.store';

const KEY = 'identity.pseudonymKey';
/** Hexadecimal digits: two people of a million share one with a chance of 1 in 37 million. */
const DIGITS = 16;

const keys = new WeakMap<object, Promise<string>>();

/**
 * Returns how the log names a person: always the same on every server of this database, which has the key, and nothing that
 * leads back to the person without it. `sessions list` and `sessions who` tell operators who that is.
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

/** Returns the key; makes it at the first start, since later there may be no room for it. */
export function pseudonymKey(database: Pick<Database, 'transaction'>): Promise<string> {
  const known = keys.get(database);
  if (known) return known;
  const key = database.transaction((tx) => keptSetting(tx, KEY, randomBytes(32).toString('hex')));
  keys.set(database, key);
  key.catch(() => keys.delete(database));
  return key;
}
