import { sql } from 'kysely';
import type { EntityType } from '../../../src/contracts/wire/enumerations';
import { MOST_REVIEWED, type ReviewFacts } from '../../../src/extensions/reviews/contract/review.wire';
import { nameOf } from '../../platform/text/localise';
import type { Queries } from '../../platform/storage/database';
import {
  catalogueTypes,
  type ServiceRow,
  viewerFor,
  visibleServices,
} from '../../modules/catalogue/catalogue.module';
import { currentSettings, type CurrentSettings } from '../../modules/changes/changes.module';

interface ServiceKey {
  readonly service_type: EntityType;
  readonly service_entity_id: string;
}

/** A service as its institution sees it now. */
export interface SeenService {
  readonly id: number;
  readonly name: string;
  readonly connected: boolean;
  readonly facts: ReviewFacts;
}

export function keyOf({ service_type: type, service_entity_id: service }: ServiceKey): string {
  return `${type} ${service}`;
}

/** Returns the connected services of an institution, by their entity IDs. */
export async function connectedServices(queries: Queries, institution: string): Promise<ServiceKey[]> {
  return visibleServices(queries, await viewerFor(queries, 'staff', institution))
    .where('seen.entity_type', 'in', catalogueTypes)
    .where('seen.connected', '=', true)
    .clearSelect()
    .select(['seen.entity_type as service_type', 'seen.entity_id as service_entity_id'])
    .orderBy('seen.eid')
    .limit(MOST_REVIEWED + 1)
    .execute();
}

/** Reads the present facts of these services, with as many queries for one as for all of them. */
export async function seenServices(
  queries: Queries,
  institution: string,
  keys: readonly ServiceKey[],
  language: string,
): Promise<ReadonlyMap<string, SeenService>> {
  const ids = [...new Set(keys.map(({ service_entity_id: service }) => service))];
  const settings = await currentSettings(queries, institution, ids);
  const rows = await visibleServices(queries, await viewerFor(queries, 'staff', institution))
    .where('seen.entity_type', 'in', catalogueTypes)
    .where('seen.entity_id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      keyOf({ service_type: row.entity_type, service_entity_id: row.entity_id }),
      {
        id: row.eid,
        name: nameOf(row.document.names, language, row.entity_id),
        connected: row.connected,
        facts: factsOf(row, settings),
      },
    ]),
  );
}

/** A level that the service sets itself takes precedence over the institution's. */
function factsOf({ entity_id: service, document }: ServiceRow, settings: CurrentSettings): ReviewFacts {
  const { releasePolicy, minimalLoaLevel, contractualBase, privacyStatementUrls } = document;
  return {
    ...(releasePolicy && { attributes: Object.keys(releasePolicy).sort() }),
    level: minimalLoaLevel ?? settings.levelOf(service, 'stepup'),
    multiFactor: settings.levelOf(service, 'mfa'),
    consent: settings.consentOf(service).type,
    contract: contractualBase,
    privacyStatement: { ...privacyStatementUrls },
  };
}

/** Returns when each of these services was last connected, if that is stored here. */
export async function connectedSince(
  queries: Queries,
  institution: string,
  services: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ service: string; at: Date }>`
    select service, max(at) as at from (
      select service_entity_id as service, at from connection_event
      where institution_entity_id = ${institution} and kind = 'connect'
      union all
      select ticket.service_entity_id, ticket_event.at from ticket
      join ticket_event on ticket_event.ticket_key = ticket.key and ticket_event.status = 'Resolved'
      where ticket.institution_entity_id = ${institution} and not ticket.open and ticket.resolution = 'done'
        and not ticket.rejected and ticket.change ->> 'kind' = 'connect') as made
    where service = any(${[...services]}::text[]) group by service`.execute(queries);
  return new Map(rows.map(({ service, at }) => [service, at]));
}
