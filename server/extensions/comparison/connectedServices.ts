import { sql } from 'kysely';
import { policyCounts, type PolicyScope } from '../../../src/contracts/domain/policies/policy';
import type { ConnectedService } from '../../../src/extensions/comparison/contract/comparison.wire';
import type { Queries } from '../../platform/storage/database';
import { localise, nameOf } from '../../platform/text/localise';
import { catalogueTypes, type Viewer, visibleServices } from '../../modules/catalogue/catalogue.module';
import type { ServiceDocument } from '../../modules/federation/federation.module';

type DocumentMembers = Pick<ServiceDocument, 'names' | 'organisations' | 'minimalLoaLevel'>;

/** Reads the services that the viewer's institution is connected to, in one query, by name. */
export async function connectedServices(
  queries: Queries,
  viewer: Viewer,
  policies: readonly PolicyScope[],
  language: string,
): Promise<ConnectedService[]> {
  const rows = await visibleServices(queries, viewer)
    .where('seen.connected', '=', true)
    .where('seen.entity_type', 'in', catalogueTypes)
    .clearSelect()
    .select(['seen.eid as id', 'seen.entity_type as type', 'seen.entity_id as entityId'])
    // Unpacks the document once for all its members.
    .select(
      sql<DocumentMembers>`(select to_jsonb(told) from jsonb_to_record(seen.document)
        as told(names jsonb, organisations jsonb, "minimalLoaLevel" text))`.as('told'),
    )
    .execute();
  const policiesAbout = policyCounts(policies);
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  return rows
    .map(({ id, type, entityId, told: { names, organisations, minimalLoaLevel } }) => {
      const organisation = localise(organisations, language);
      return {
        id,
        type,
        entityId,
        name: nameOf(names, language, entityId),
        ...(organisation && { organisation }),
        ...(minimalLoaLevel && { minimalLevel: minimalLoaLevel }),
        policies: policiesAbout(entityId),
      };
    })
    .sort((a, b) => compare(a.name, b.name));
}
