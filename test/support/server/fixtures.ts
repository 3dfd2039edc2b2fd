import type { Insertable } from 'kysely';
import type { InstitutionDocument, ServiceDocument } from '../../../server/modules/federation/documents';
import { emptyInstitution, emptyService } from '../../../server/modules/federation/federation.module';
import type { Tx } from '../../../server/platform/storage/database';
import type { InstitutionTable, ServiceTable } from '../../../server/modules/federation/tables';

/** These fixtures are a federation that one can know by heart. */
export const north = 'https://idp.north.example';
export const south = 'https://idp.south.example';
/** Institution in state test, the only one. */
export const trial = 'https://idp.trial.example';
/** Two identity providers of one institution. */
export const twinA = 'https://idp-a.twin.example';
export const twinB = 'https://idp-b.twin.example';

/** Service that is connected to north; connecting needs interaction. */
export const wiki = 'https://wiki.example';
/** Service that is not connected; connecting needs interaction. */
export const mail = 'https://mail.example';
/** Service that is not connected, and connects at once; it uses OpenID Connect. */
export const files = 'https://files.example';
/** Service of south that only its institution sees. */
export const intranet = 'https://intranet.south.example';
export const hidden = 'https://hidden.example';
/** Service in state test. */
export const beta = 'https://beta.example';
/** Template for services of a single tenant. */
export const tenant = 'https://tenant.example';

function institutionDocument(name: string): InstitutionDocument {
  return {
    ...emptyInstitution,
    names: { en: name, nl: `${name} (nl)` },
    displayNames: { en: name, nl: `${name} (nl)` },
    descriptions: { en: `About ${name}` },
  };
}

function serviceDocument(name: string): ServiceDocument {
  return {
    ...emptyService,
    names: { en: name, nl: `${name} (nl)` },
    displayNames: { en: name },
    descriptions: { en: `About ${name}` },
    organisations: { en: 'Example Ltd' },
    interfedSource: 'SURFconext',
    licenseStatus: 'NOT_NEEDED',
    releasePolicy: { 'urn:mace:dir:attribute-def:mail': ['*'] },
    typesOfService: { en: ['Other'] },
  };
}

/** Returns a row to insert; members of `document` replace those of a plain one. */
export function institutionRow(
  entityId: string,
  row: Partial<Omit<Insertable<InstitutionTable>, 'document'>> & { eid: number },
  document: Partial<InstitutionDocument> = {},
): Insertable<InstitutionTable> {
  const name = new URL(entityId).hostname;
  return {
    entity_id: entityId,
    institution_id: name.split('.').slice(-2).join('.'),
    state: 'prodaccepted',
    allowed_all: false,
    origin: 'seed',
    ...row,
    document: JSON.stringify({ ...institutionDocument(name), ...document }),
  };
}

export function serviceRow(
  entityId: string,
  row: Partial<Omit<Insertable<ServiceTable>, 'document'>> & { eid: number },
  document: Partial<ServiceDocument> = {},
): Insertable<ServiceTable> {
  return {
    entity_type: 'saml20_sp',
    entity_id: entityId,
    state: 'prodaccepted',
    institution_id: null,
    idp_visible_only: false,
    hidden: false,
    allowed_all: true,
    connect_option: 'CONNECT_WITH_INTERACTION',
    origin: 'seed',
    ...row,
    document: JSON.stringify({ ...serviceDocument(new URL(entityId).hostname), ...document }),
  };
}

export async function loadFixtures(tx: Tx): Promise<void> {
  await tx
    .insertInto('institution')
    .values([
      institutionRow(north, { eid: 1 }),
      institutionRow(south, { eid: 2 }),
      institutionRow(trial, { eid: 3, state: 'testaccepted' }),
      institutionRow(twinA, { eid: 4 }),
      institutionRow(twinB, { eid: 5 }),
    ])
    .execute();
  await tx
    .insertInto('service')
    .values([
      serviceRow(wiki, { eid: 11 }),
      serviceRow(mail, { eid: 12 }),
      serviceRow(files, {
        eid: 13,
        entity_type: 'oidc10_rp',
        connect_option: 'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL',
      }),
      serviceRow(intranet, { eid: 14, institution_id: 'south.example', idp_visible_only: true }),
      serviceRow(hidden, { eid: 15, hidden: true }),
      serviceRow(beta, { eid: 16, state: 'testaccepted' }),
      serviceRow(tenant, { eid: 17, entity_type: 'single_tenant_template' }),
    ])
    .execute();
  await tx
    .insertInto('institution_allows')
    .values({ institution_entity_id: north, service_entity_id: wiki })
    .execute();
}
