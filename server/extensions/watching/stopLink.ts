import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config/config';
import type { Queries, Tx } from '../../platform/storage/database';
import { storedSetting } from '../../platform/storage/storedSetting';

const KEY = 'subscriptions.stopKey';
const BYTES = 32;

/** Path of the link that stops mails, below the dashboard's address. */
export const STOP_PATH = '/stop';

/** Returns the link that stops the mails of a watcher, signed so that it cannot be forged for another person. */
export async function stopAddress(
  tx: Tx,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  id: string,
): Promise<string> {
  const key = await storedSetting(tx, KEY, randomBytes(BYTES).toString('base64url'));
  return `${publicUrl}${STOP_PATH}/${id}/${signatureOf(key, id)}`;
}

/** Returns whether the link was signed here. */
export async function isSigned(queries: Queries, id: string, signature: string): Promise<boolean> {
  const row = await queries.selectFrom('setting').select('value').where('name', '=', KEY).executeTakeFirst();
  if (!row) return false;
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(row.value, id))];
  return given.length === own.length && timingSafeEqual(given, own);
}

function signatureOf(key: string, id: string): string {
  return createHmac('sha256', key).update(`stop ${id}`).digest('base64url');
}
