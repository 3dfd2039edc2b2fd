import type { Selectable } from 'kysely';
import type { Localised } from '../../../src/contracts/wire/common';
import type { IdentityProvider, InstitutionMetadata } from '../../../src/contracts/wire/institution';
import type { Queries } from '../../platform/storage/database';
import {
  type ConsentTable,
  contactIds,
  contactView,
  type InstitutionTable,
  type LevelSettingTable,
  type InstitutionDocument,
} from '../federation/federation.module';

interface Parts {
  readonly row: Selectable<InstitutionTable>;
  readonly levels: readonly Selectable<LevelSettingTable>[];
  readonly consents: readonly Selectable<ConsentTable>[];
}

/**
 * Returns institutions as the wire has them, by entity ID; unknown ones are missing. Members see contact persons only
 * if the institution shows them.
 */
export async function institutionViews(
  queries: Queries,
  entityIds: readonly string[],
  { member }: { readonly member: boolean },
): Promise<Map<string, IdentityProvider>> {
  if (entityIds.length === 0) return new Map();
  const parts = await partsOf(queries, [...new Set(entityIds)]);
  return new Map(
    parts.map((one) => {
      const view = institutionView(one, member);
      const ids = contactIds(one.row.document.contacts);
      const named = view.contactPersons.map((contact, index) => ({ ...contact, id: ids[index] ?? '' }));
      return [one.row.entity_id, { ...view, contactPersons: named }];
    }),
  );
}

/** Reads all institutions of the federation by name, for users who may act for any of them. */
export async function everyInstitution(queries: Queries, language: string): Promise<IdentityProvider[]> {
  const views = (await partsOf(queries, undefined)).map((one) => institutionView(one, false));
  const { compare } = new Intl.Collator(language);
  return views.sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id));
}

/** Reads the parts of these institutions; `undefined` means all. */
async function partsOf(queries: Queries, ids: readonly string[] | undefined): Promise<Parts[]> {
  const rows = await queries
    .selectFrom('institution')
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('entity_id', 'in', ids ?? []))
    .execute();
  const levels = await queries
    .selectFrom('level_setting')
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('institution_entity_id', 'in', ids ?? []))
    .orderBy('service_entity_id')
    .execute();
  const consents = await queries
    .selectFrom('consent')
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('institution_entity_id', 'in', ids ?? []))
    .orderBy('service_entity_id')
    .execute();
  const levelsOf = byInstitution(levels);
  const consentsOf = byInstitution(consents);
  return rows.map((row) => ({
    row,
    levels: levelsOf.get(row.entity_id) ?? [],
    consents: consentsOf.get(row.entity_id) ?? [],
  }));
}

function byInstitution<Row extends { readonly institution_entity_id: string }>(rows: readonly Row[]) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.institution_entity_id);
    if (group) group.push(row);
    else groups.set(row.institution_entity_id, [row]);
  }
  return groups;
}

function institutionView({ row, levels, consents }: Parts, member: boolean): IdentityProvider {
  const { document } = row;
  const entitiesOf = (kind: LevelSettingTable['kind']) =>
    levels
      .filter((setting) => setting.kind === kind)
      .map(({ service_entity_id: name, level }) => ({ name, level }));
  return {
    id: row.entity_id,
    eid: row.eid,
    state: row.state,
    name: document.names['en'] ?? document.names['nl'] ?? row.entity_id,
    names: document.names,
    displayNames: document.displayNames,
    descriptions: document.descriptions,
    homeUrls: document.homeUrls,
    organisations: organisationsOf(document.organisationNames, document.organisationDisplayNames),
    keywords: document.keywords,
    organisationNames: document.organisationNames,
    organisationDisplayNames: document.organisationDisplayNames,
    ...(document.logoUrl !== undefined && { logoUrl: document.logoUrl }),
    ...(document.publishInEdugainDate !== undefined && {
      publishInEdugainDate: document.publishInEdugainDate,
    }),
    publishedInEdugain: document.publishedInEdugain,
    ...(row.institution_id !== null && { institutionId: row.institution_id }),
    contactPersons:
      member && !document.displayAdminEmailsInDashboard ? [] : document.contacts.map(contactView),
    disableConsent: consents.map(consentView),
    stepupEntities: entitiesOf('stepup'),
    mfaEntities: entitiesOf('mfa'),
    connectToRSServicesAutomatically: document.connectToRSServicesAutomatically,
    allowMaintainersToManageAuthzRules: document.allowMaintainersToManageAuthzRules,
    displayStatsInDashboard: document.displayStatsInDashboard,
    displayAdminEmailsInDashboard: document.displayAdminEmailsInDashboard,
    noConsentRequired: document.noConsentRequired,
    linked: false,
    metadata: institutionMetadata(document),
  };
}

/** Display name, else organisation name, in each language. */
function organisationsOf(names: Localised, displayNames: Localised): Localised {
  return { ...names, ...displayNames };
}

/** Returns a consent for an envelope, without members that have no value. */
function consentView(row: Selectable<ConsentTable>): IdentityProvider['disableConsent'][number] {
  return {
    spEntityId: row.service_entity_id,
    type: row.type,
    typeMetaData: row.type_metadata,
    ...(row.explanation_en !== null && { explanationEn: row.explanation_en }),
    ...(row.explanation_nl !== null && { explanationNl: row.explanation_nl }),
    ...(row.explanation_pt !== null && { explanationPt: row.explanation_pt }),
  };
}

/**
 * Returns the members that the scorecard checks for an institution; members that were never read are left out, so that
 * they count as unknown.
 */
function institutionMetadata(document: InstitutionDocument): InstitutionMetadata {
  const { informationUrls, privacyStatementUrls, errorUrl, registrationPolicyUrls } = document;
  const { entityCategories, entityCategorySupport, assuranceCertifications, registrationInstant } = document;
  return {
    ...(informationUrls && { informationUrls }),
    ...(privacyStatementUrls && { privacyStatementUrls }),
    ...(errorUrl !== undefined && { errorUrl }),
    // Every import so far reads it: if it is missing, the metadata does not have it.
    registrationAuthority: document.registrationAuthority ?? '',
    ...(registrationInstant !== undefined && { registrationInstant }),
    ...(registrationPolicyUrls && { registrationPolicyUrls }),
    ...(entityCategories && { entityCategories }),
    ...(entityCategorySupport && { entityCategorySupport }),
    ...(assuranceCertifications && { assuranceCertifications }),
  };
}
