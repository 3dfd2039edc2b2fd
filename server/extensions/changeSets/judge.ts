import { sql } from 'kysely';
import type { Obstacle, WantedChange } from '../../../src/extensions/changeSets/contract/changeSet.wire';
import type { Config } from '../../platform/config/config';
import { ProblemError } from '../../platform/http/problems';
import type { Queries } from '../../platform/storage/database';
import {
  catalogueTypes,
  checkConnectable,
  checkConnected,
  checkProduction,
  type ServiceRow,
  viewerFor,
  visibleServices,
} from '../../modules/catalogue/catalogue.module';
import {
  changeOf,
  type CurrentSettings,
  currentSettings,
  fieldChanges,
  isLower,
  type ServiceChange,
} from '../../modules/changes/changes.module';
import type { InstitutionRow } from '../../modules/federation/federation.module';
import { settingValues } from '../../modules/settings/settings.module';
import { type OpenElsewhere, openRequests, requestsElsewhere } from '../../modules/tickets/tickets.module';

/** The institution whose requests are checked. */
export interface CheckContext {
  readonly config: Config;
  readonly institution: InstitutionRow;
  /** Open tickets of the institution elsewhere; absent: tickets are kept here. */
  readonly elsewhere?: OpenElsewhere | undefined;
}

/** A requested change of a service, checked now; without an obstacle it can be sent. */
export interface Judged {
  readonly service?: ServiceRow | undefined;
  /** The change that would be sent; absent if the request is not possible. */
  readonly change?: ServiceChange | undefined;
  readonly obstacle?: Obstacle | undefined;
  /** The open ticket in the way. */
  readonly jiraKey?: string | undefined;
}

type Requested = WantedChange;
type Refusals = Readonly<Partial<Record<ProblemError['problem'], Obstacle>>>;

const refusals: Refusals = {
  'already-connected': 'same',
  'not-connected': 'same',
  'level-lowered': 'higherLevel',
  validation: 'notOffered',
};

/**
 * Returns a function that says whether the institution can request a change now, by the rules of a single request and
 * together with the other `gathered` lines: a connection includes its level, which no other line lowers. Reads all data
 * once, with as many queries for one line as for a thousand.
 */
export async function judgeFor(
  { config, institution, elsewhere }: CheckContext,
  queries: Queries,
  requested: readonly Requested[],
  gathered: readonly Requested[] = requested,
): Promise<(requested: Requested) => Judged> {
  const { entity_id: owner } = institution;
  const services = await seenServices(queries, institution, requested);
  const open = elsewhere
    ? await requestsElsewhere(queries, owner, elsewhere.tickets)
    : await openRequests(queries, owner);
  const current = await currentSettings(
    queries,
    owner,
    requested.map(({ service }) => service),
  );
  const connections = new Map(
    gathered.flatMap((one) => (one.kind === 'connect' ? [[nameOf(one), one] as const] : [])),
  );

  function alone(one: Requested): Judged {
    const service = services.get(nameOf(one));
    if (!service) return { obstacle: 'unknown' };
    try {
      const change = requestedChange(config, current, institution, service, one);
      const ticket = open(change);
      if (ticket?.key === '') return { service, change, obstacle: 'sent' };
      if (ticket)
        return {
          ...{ service, change, jiraKey: ticket.key },
          obstacle: ticket.isInvited ? 'invited' : 'requested',
        };
      return isNothing(change) ? { service, change, obstacle: 'same' } : { service, change };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const isForbidden = error.problem === 'forbidden';
      const forbidden = one.kind === 'strongAuthentication' ? 'ownLevel' : 'notConnectable';
      const obstacle = isForbidden ? forbidden : refusals[error.problem];
      if (obstacle === undefined) throw error;
      return { service, obstacle };
    }
  }

  return (one) => {
    const judged = alone(one);
    const { service, change, obstacle } = judged;
    if (obstacle !== undefined || change?.kind !== 'strongAuthentication') return judged;
    const connection = connections.get(nameOf(one));
    if (!connection) return judged;
    const { change: made, obstacle: unmade } = alone(connection);
    const level = unmade === undefined && made?.kind === 'connect' ? (made.level ?? '') : '';
    return isLower(config.levels, change.after.loaLevel, level)
      ? { service, change, obstacle: 'higherLevel' }
      : judged;
  };
}

function nameOf({ service, serviceType }: Requested): string {
  return `${serviceType} ${service}`;
}

async function seenServices(
  queries: Queries,
  { entity_id: institution }: InstitutionRow,
  requested: readonly Requested[],
): Promise<Map<string, ServiceRow>> {
  const viewer = await viewerFor(queries, 'staff', institution);
  const ids = [...new Set(requested.map(({ service }) => service))];
  const rows = await visibleServices(queries, viewer)
    .where('seen.entity_id', '=', sql<string>`any(${ids}::text[])`)
    .where('seen.entity_type', 'in', catalogueTypes)
    .execute();
  return new Map(rows.map((row) => [`${row.entity_type} ${row.entity_id}`, row]));
}

/** Returns the change, with the present values. Throws ProblemError, like a single request. */
function requestedChange(
  config: Config,
  current: CurrentSettings,
  institution: InstitutionRow,
  service: ServiceRow,
  requested: Requested,
): ServiceChange {
  const { entity_id: owner } = institution;
  switch (requested.kind) {
    case 'connect': {
      const level = requested.level?.trim() ?? '';
      checkProduction(institution);
      checkConnectable({ config }, { institution, service }, level);
      return changeOf('connect', owner, service, level);
    }
    case 'disconnect':
      checkConnected(service);
      return changeOf('disconnect', owner, service);
    default: {
      const values = settingValues(config, current, service, requested);
      return { institution: owner, service: service.entity_id, serviceType: service.entity_type, ...values };
    }
  }
}

function isNothing(change: ServiceChange): boolean {
  return 'before' in change && fieldChanges(change).length === 0;
}

/** Returns the requested values of a stored change. */
export function wantedOf(change: ServiceChange): Requested {
  const { service, serviceType } = change;
  if ('after' in change) return { kind: change.kind, service, serviceType, ...change.after } as Requested;
  if (change.kind === 'disconnect') return { kind: change.kind, service, serviceType };
  return { kind: 'connect', service, serviceType, ...(change.level && { level: change.level }) };
}
