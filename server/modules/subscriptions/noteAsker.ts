import type { Config } from '../../platform/config/config';
import type { Tx } from '../../platform/storage/database';
import type { Asking } from '../identity/identity.module';
import { nextDue } from './schedule';
import { noteWatcher } from './watchers';

/** Notes who asks as somebody who watches or keeps searches. */
export async function noteAsker(
  tx: Tx,
  { federation }: Pick<Config, 'federation'>,
  { person, language }: Asking,
  now: Date,
): Promise<void> {
  const firstDue = (await nextDue(tx, 'weekly', now, federation.statsTimeZone)) ?? now;
  await noteWatcher(tx, person, language, now, firstDue);
}
