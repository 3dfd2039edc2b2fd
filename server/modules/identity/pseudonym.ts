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
  const key = keys.get(database) ?? keptKey(database);
  keys.set(database, key);
  return createHmac('sha256', await key)
    .update(personKey(person))
    .digest('hex')
    .slice(0, DIGITS);
}

function keptKey(database: Pick<Database, 'transaction'>): Promise<string> {
  const key = database.transaction((tx) => keptSetting(tx, KEY, randomBytes(32).toString('hex')));
  key.catch(() => keys.delete(database));
  return key;
}
