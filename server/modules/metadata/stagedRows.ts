import { createHash } from 'node:crypto';
import type { MetadataEntity } from './entity';
import type { EntityText } from './entityText';
import { institutionDefaults, institutionIdOf, institutionSaid } from './institutionMapping';
import { serviceDefaults, serviceSaid } from './serviceMapping';
import type { SourceMap } from './sourceMap';

export type Kind = 'institution' | 'service';

/** An institution or service as the metadata has it. */
export interface StagedRow {
  readonly kind: Kind;
  readonly entityId: string;
  readonly institutionId: string | null;
  /** The whole document as JSON: what metadata says, and defaults for what it does not. */
  readonly document: string;
  /** Hash of what decides whether a known row changes. */
  readonly fingerprint: string;
  /** The text that goes out again, as it was read. */
  readonly source: EntityText | undefined;
}

/** Version of the rules by which rows are made. A new one has the next import compare every row again. */
const RULES = 3;

function row(
  kind: Kind,
  { entityId, source }: MetadataEntity,
  institutionId: string | null,
  defaults: object,
  said: object,
): StagedRow {
  const hash = createHash('sha256').update(JSON.stringify([RULES, institutionId, said, source?.hash]));
  return {
    kind,
    entityId,
    institutionId,
    document: JSON.stringify({ ...defaults, ...said }),
    fingerprint: hash.digest('base64url').slice(0, 27),
    source,
  };
}

/**
 * Returns one row for each role; an entity that is both an identity provider and a service gives both, of one institution.
 */
export function rowsOf(entity: MetadataEntity, sources: SourceMap): StagedRow[] {
  const { identityProvider, serviceProvider } = entity;
  const institutionId = identityProvider ? institutionIdOf(entity, identityProvider) : null;
  const rows: StagedRow[] = [];
  if (identityProvider) {
    const said = institutionSaid(entity, identityProvider);
    rows.push(row('institution', entity, institutionId, institutionDefaults, said));
  }
  if (serviceProvider) {
    const said = serviceSaid(entity, serviceProvider, sources);
    rows.push(row('service', entity, institutionId, serviceDefaults, said));
  }
  return rows;
}
