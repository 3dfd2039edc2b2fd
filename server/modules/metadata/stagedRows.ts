import { createHash } from 'node:crypto';
import type { Localised } from '../../../src/contracts/wire/common';
import { emptyInstitution, emptyService, type LogoPicture } from '../federation/federation.module';
import type { MetadataEntity } from './reading/entity';
import type { EntityText } from './reading/entityText';
import { mappedInstitution } from './reading/institutionMapping';
import { serviceLogo } from './reading/logo';
import { nameOf } from '../../platform/text/localise';
import { mappedService } from './reading/serviceMapping';
import type { SourceMap } from './reading/sourceMap';

export type Kind = 'institution' | 'service';

/** An institution or service as the metadata has it. */
export interface StagedRow {
  readonly kind: Kind;
  readonly entityId: string;
  /** Its name for a report. */
  readonly name: string;
  /** The whole document as JSON: the metadata's values, and defaults for the others. */
  readonly document: string;
  /** Hash of the members that decide whether a known row changes. */
  readonly fingerprint: string;
  /** The text to publish again, as it was read. */
  readonly source: EntityText | undefined;
  /** The logo, if it is inside the metadata. */
  readonly picture: LogoPicture | undefined;
}

/** Version of the rules that make rows. After a change, the next import compares every row again. */
const RULES = 4;

function row(
  kind: Kind,
  { entityId, source }: MetadataEntity,
  defaults: object,
  document: { readonly names: Localised },
  picture?: LogoPicture,
): StagedRow {
  const hash = createHash('sha256').update(JSON.stringify([RULES, document, source?.hash]));
  return {
    kind,
    entityId,
    name: nameOf(document.names, 'en', entityId),
    document: JSON.stringify({ ...defaults, ...document }),
    fingerprint: hash.digest('base64url').slice(0, 27),
    source,
    picture,
  };
}

/** Returns one row for each role; an entity that is both an identity provider and a service gives both. */
export function rowsOf(entity: MetadataEntity, sources: SourceMap): StagedRow[] {
  const { identityProvider, serviceProvider } = entity;
  return [
    ...(identityProvider
      ? [row('institution', entity, emptyInstitution, mappedInstitution(entity, identityProvider))]
      : []),
    ...(serviceProvider
      ? [
          row(
            'service',
            entity,
            emptyService,
            mappedService(entity, serviceProvider, sources),
            serviceLogo(serviceProvider.logos).picture,
          ),
        ]
      : []),
  ];
}
