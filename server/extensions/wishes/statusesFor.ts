import type { WishedService } from '../../../src/extensions/wishes/contract/wishes.wire';
import type { Dependencies } from '../../platform/dependencies';
import { checkSeenInstitution } from '../../modules/catalogue/catalogue.module';
import { connectionStatuses } from '../changeSets/changeSets.module';
import { openElsewhere } from '../../modules/tickets/tickets.module';

/**
 * Returns a function that gives the present states of the services at the institution. If tickets are kept elsewhere,
 * that system is asked once; if it does not answer, services requested from the federation are shown as in the set or
 * open.
 */
export async function statusesFor(
  dependencies: Dependencies,
  institution: string,
  candidates: readonly WishedService[],
) {
  const { config, database } = dependencies;
  const services = candidates.map(({ service }) => service);
  const elsewhere = await openElsewhere(dependencies, institution, services);
  const row = await checkSeenInstitution(database.read, institution);
  return connectionStatuses({ config, institution: row, elsewhere }, database.read, candidates);
}
