import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies';
import type { Say } from '../../platform/module';
import { analyze } from '../../platform/storage/analyze';
import { addFirstLogins } from './logins/demonstrationLogins';
import { addDeskExamples } from './deskExamples';
import { placeLogos } from './services/logos';
import { placeMetadata } from './placeMetadata';
import { seedDemonstration } from './seed';

const SEED = 1;
const DEMONSTRATION_LOCK = 8280;

/**
 * Adds the demonstration federation and its first logins to what was imported before the first start. If several
 * servers start on one database, one of them adds it.
 */
export async function prepareDemonstration(dependencies: Dependencies, say: Say): Promise<void> {
  const { config, database, now } = dependencies;
  if (config.mode !== 'demo') return;
  await database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${DEMONSTRATION_LOCK})`.execute(tx);
    const isNew = !(await tx.selectFrom('demo_person').select('subject').limit(1).executeTakeFirst());
    if (isNew) {
      say('Adding a demonstration federation to the database.');
      await seedDemonstration(tx, { ...config.seed, seed: SEED, now: now() });
    }
    await placeLogos(tx, config.publicUrl);
    await placeMetadata(tx);
    if (isNew) await addDeskExamples(tx, config, now());
  });
  await addFirstLogins(dependencies);
  await analyze(database);
}

export function announceDemonstration({ config }: Dependencies, { say }: { readonly say: Say }): undefined {
  if (config.mode !== 'demo') return;
  const who = config.host === 'localhost' ? 'anyone on this machine' : `anyone who reaches ${config.host}`;
  say(`This is a demonstration: ${who} can log in as anyone.`);
}
