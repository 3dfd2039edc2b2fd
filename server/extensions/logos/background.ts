import { complain } from '../../platform/log/processLog';
import { startLoop } from '../../platform/background/loop';
import { catalogueVersion, STORED_LOGOS } from '../../modules/federation/federation.module';
import { fetchLogo, publicInternet, type Reach } from './fetchLogo';
import { addAddresses, keepOutcomes, takeAddresses, type LogoNeeds, type Outcome } from './queue';
import { sql } from 'kysely';
import type { Tx } from '../../platform/storage/database';

const DAY_MS = 86_400_000;
/** Number of concurrent requests. */
const TOGETHER = 4;

/**
 * Fetches the logos that metadata names; only one server fetches each, however many share the database. Once a day, and
 * at the start, removes those that no service has.
 */
export function startLogos(dependencies: LogoNeeds): { stop(): Promise<void> } {
  return startLoop(logoWork(dependencies), (error) => complain(error));
}

/** Returns the work of one piece: resolves with false if nothing is due. */
export function logoWork(dependencies: LogoNeeds, reach: Reach = publicInternet): () => Promise<boolean> {
  const { database, config, now } = dependencies;
  let sweptAt = -Infinity;
  let seen = '';

  return async () => {
    if (now().getTime() - sweptAt >= DAY_MS) {
      sweptAt = now().getTime();
      await database.transaction((tx) => sweepLogos(tx));
    }
    const version = await catalogueVersion(database.read);
    if (version !== seen) {
      await database.transaction((tx) => addAddresses(tx, config.publicUrl, now()));
      seen = version;
    }
    const addresses = await takeAddresses(dependencies);
    if (addresses.length === 0) return false;
    await keepOutcomes(dependencies, await fetchAll(addresses, reach));
    return true;
  };
}

async function fetchAll(addresses: readonly string[], reach: Reach): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...addresses];
  const worker = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      // The reason for a missing logo is not logged: initials are shown instead.
      const picture = await fetchLogo(address, reach).catch(() => null);
      outcomes.push([address, picture]);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  return outcomes;
}

/** Removes pictures that nothing has shown for an hour; younger ones may belong to an import in progress. */
async function sweepLogos(tx: Tx): Promise<void> {
  await sql`
    delete from logo_address where not exists (
      select from service where service.document ->> 'logoUrl' = logo_address.address)`.execute(tx);
  await sql`
    delete from logo_picture where written_at < now() - interval '1 hour'
      and not exists (select from logo_address where logo_address.hash = logo_picture.hash)
      and not exists (select from service
        where service.document ->> 'logoUrl' = ${STORED_LOGOS}::text || logo_picture.hash)
      and not exists (select from feed_entity
        where feed_entity.document ->> 'logoUrl' = ${STORED_LOGOS}::text || logo_picture.hash)`.execute(tx);
}
