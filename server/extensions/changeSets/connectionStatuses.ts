import type { WantedChange } from '../../../src/extensions/changeSets/contract/changeSet.wire';
import type { Queries } from '../../platform/storage/database';
import type { ServiceRow } from '../../modules/catalogue/catalogue.module';
import { judgeFor, type CheckContext } from './judge';

/** A service that a person wants to connect. */
type Candidate = Pick<WantedChange, 'service' | 'serviceType'>;

/**
 * Progress of a connection: connected, requested from the federation, invited by the federation and waiting for the
 * institution's answer, in the set, or none of these; or the institution does not see the service.
 */
type ConnectionStatus = 'connected' | 'requested' | 'invited' | 'gathered' | 'free' | 'gone';

export interface ServiceStatus {
  readonly status: ConnectionStatus;
  /** Absent: gone. */
  readonly service?: ServiceRow;
}

/**
 * Returns a function that gives the present state of each of these services at the institution, with the same number of
 * queries for all.
 */
export async function connectionStatuses(
  context: CheckContext,
  queries: Queries,
  candidates: readonly Candidate[],
): Promise<(candidate: Candidate) => ServiceStatus> {
  const judge = await judgeFor(context, queries, candidates.map(connecting));
  const gathered = await queries
    .selectFrom('change_set_line')
    .select(['service_entity_id', 'service_type'])
    .where('institution_entity_id', '=', context.institution.entity_id)
    .where('kind', '=', 'connect')
    .execute();
  const lines = new Set(gathered.map((line) => `${line.service_type} ${line.service_entity_id}`));
  return (candidate) => {
    const { service, obstacle } = judge(connecting(candidate));
    if (!service) return { status: 'gone' };
    if (service.connected) return { service, status: 'connected' };
    if (obstacle === 'requested' || obstacle === 'sent') return { service, status: 'requested' };
    if (obstacle === 'invited') return { service, status: 'invited' };
    const isGathered = lines.has(`${candidate.serviceType} ${candidate.service}`);
    return { service, status: isGathered ? 'gathered' : 'free' };
  };
}

function connecting({ service, serviceType }: Candidate): WantedChange {
  return { kind: 'connect', service, serviceType };
}
