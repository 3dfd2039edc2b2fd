import { sql } from 'kysely';
import type { EntityType, StateType } from '../../../src/contracts/wire/enumerations';
import type { Queries } from '../../platform/storage/database';
import type { ServiceDocument } from '../federation/federation.module';
import { rowsInPortions, servicesIn } from './rowsInPortions';
import type { Viewer } from './viewer';

/** Service with some members of its document. */
export interface ListedRow<Name extends keyof ServiceDocument> {
  readonly entity_type: EntityType;
  readonly id: number;
  readonly entity_id: string;
  readonly state: StateType;
  readonly institution_id: string | null;
  readonly idp_visible_only: boolean;
  readonly connected: boolean;
  readonly logo_url: string | null;
  readonly document: Pick<ServiceDocument, Name>;
}

/**
 * Yields the visible services of the catalogue in portions. Documents are unpacked once, and only the named members are
 * returned.
 */
export function rowsWith<Name extends keyof ServiceDocument>(
  queries: Queries,
  viewer: Viewer,
  members: readonly Name[],
): AsyncGenerator<ListedRow<Name>[]> {
  const columns = sql.join(members.map((name) => sql`${sql.id(name)} jsonb`));
  const chosen = sql.join(members.map((name) => sql`${sql.lit(name)}, ${sql.id('chosen', name)}`));
  const document = sql<Pick<ServiceDocument, Name>>`(select json_strip_nulls(json_build_object(${chosen}))
    from jsonb_to_record(seen.document) as chosen(${columns}))`;
  return rowsInPortions(queries, (portion) =>
    servicesIn(queries, viewer, portion)
      .clearSelect()
      .select(['seen.entity_type', 'seen.eid as id', 'seen.entity_id', 'seen.state'])
      .select(['seen.institution_id', 'seen.idp_visible_only', 'seen.connected', 'seen.logo_url'])
      .select(document.as('document'))
      .$castTo<ListedRow<Name>>()
      .execute(),
  );
}
