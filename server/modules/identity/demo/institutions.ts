import { sql } from 'kysely';
import type { Localised } from '../../../../src/contracts/wire/common';
import type { InstitutionDocument } from '../../federation/federation.module';
import type { Queries } from '../../../platform/storage/database';

export interface FoundInstitutions {
  readonly total: number;
  /** First matches by name. */
  readonly shown: readonly { readonly id: number; readonly entityId: string; readonly name: string }[];
}

const SHOWN = 20;

/** Returns the name in a language if the metadata has it, else in English, else the first one, else `otherwise`. */
export function nameIn(
  { displayNames, names }: Pick<InstitutionDocument, 'displayNames' | 'names'>,
  language: string,
  otherwise: string,
): string {
  const all: Localised = { ...names, ...displayNames };
  return all[language] ?? all['en'] ?? Object.values(all)[0] ?? otherwise;
}

/** Finds institutions, including imported ones, whose entity ID or name in any language contains the text. */
export async function findInstitutions(
  queries: Queries,
  text: string,
  language: string,
): Promise<FoundInstitutions> {
  const pattern = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const matching = queries.selectFrom('institution').where(
    sql<boolean>`(entity_id ilike ${pattern}
        or exists (select from jsonb_each_text(document -> 'names') as n where n.value ilike ${pattern})
        or exists (select from jsonb_each_text(document -> 'displayNames') as n where n.value ilike ${pattern}))`,
  );
  const { total } = await matching
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(['eid', 'entity_id', 'document'])
    .orderBy(sql`coalesce(document -> 'displayNames' ->> 'en', document -> 'names' ->> 'en', entity_id)`)
    .limit(SHOWN)
    .execute();
  return {
    total: Number(total),
    shown: rows.map(({ eid, entity_id, document }) => ({
      id: eid,
      entityId: entity_id,
      name: nameIn(document, language, entity_id),
    })),
  };
}
