import { randomBytes } from 'node:crypto';
import type { Dependencies } from '../../platform/dependencies';
import { storedSetting } from '../../platform/storage/storedSetting';

const KEY = 'webhooks.key';
const BYTES = 32;

/** Returns the key for deriving secrets: that of the settings, else one that the database makes once and keeps. */
export async function keyOf({
  config,
  database,
}: Pick<Dependencies, 'config' | 'database'>): Promise<string> {
  return (
    config.events.key ??
    database.transaction((tx) => storedSetting(tx, KEY, randomBytes(BYTES).toString('base64url')))
  );
}
