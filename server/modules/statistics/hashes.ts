import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config/config';
import { Refusal } from '../../platform/control/refusal';
import type { Tx } from '../../platform/storage/database';
import { storedSetting } from '../../platform/storage/storedSetting';

const KEY = 'statistics.key';
const FINGERPRINT = 'statistics.keyFingerprint';
const HASH_BYTES = 6;

/** A keyed hash of 48 bits, never 0. Among 100,000 users the odds that any two have the same one are 1 in 56,000. */
export type Hash = (text: string) => number;

function hashWith(key: string): Hash {
  return (text) => createHmac('sha256', key).update(text).digest().readUIntBE(0, HASH_BYTES) || 1;
}

/**
 * Returns the hash for users and events. The key is from the settings; otherwise the database makes one and keeps it.
 * Throws Refusal if earlier logins were stored with another key: their users would be counted twice.
 */
export async function userHash(tx: Tx, { userKey }: Config['statistics']): Promise<Hash> {
  const key = userKey ?? (await storedSetting(tx, KEY, randomBytes(32).toString('hex')));
  const fingerprint = createHmac('sha256', key).update(FINGERPRINT).digest('hex');
  const known = await storedSetting(tx, FINGERPRINT, fingerprint);
  if (!timingSafeEqual(Buffer.from(known), Buffer.from(fingerprint)))
    throw new Refusal('STATS_USER_KEY is not the key that earlier logins were imported with.');
  return hashWith(key);
}
