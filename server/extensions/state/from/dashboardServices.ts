import type { EntityType } from '../../../../src/contracts/wire/enumerations';
import type { Service } from '../../../../src/contracts/wire/service';
import { membersOf } from './dashboardInstitution';
import type { ExistingServer } from './existingServer';

export type ServicePayload = Partial<Service> & Pick<Service, 'id' | 'spEntityId'>;

/** Languages in which the server is asked for texts that it sends in only one. */
const LANGUAGES = ['en', 'nl', 'pt'] as const;
const IDS_AT_ONCE = 200;

const MEMBERS = [
  'names',
  'displayNames',
  'descriptions',
  'organisations',
  'keywords',
  'appUrl',
  'eulaUrl',
  'registrationInfoUrl',
  'registrationAuthority',
  'assuranceCertifications',
  'interfedSource',
  'contractualBase',
  'subjectIdRequirement',
  'minimalLoaLevel',
  'licenseStatus',
  'motivations',
  'sources',
  'privacyInfo',
  'nameIds',
  'resourceServers',
  'manipulation',
  'manipulationNotes',
  'policyEnforcementDecisionRequired',
  'noConsentRequired',
  'aansluitovereenkomstRefused',
  'guestEnabled',
  'publishedInEdugain',
  'vendor',
] as const satisfies readonly (keyof Service)[];

/** Texts of one language, and the names of the same with all languages. */
const BY_LANGUAGE = {
  supportUrl: 'supportUrls',
  wikiUrl: 'wikiUrls',
  registrationPolicyUrl: 'registrationPolicyUrls',
  privacyStatementUrl: 'privacyStatementUrls',
} as const satisfies Partial<Record<keyof Service, string>>;

export interface ServiceOfDashboard {
  readonly kind: 'service';
  readonly entityId: string;
  readonly type: EntityType;
}

/** Reads all services, including those that only their institution sees, and resource servers. */
export async function servicesOf(
  server: ExistingServer,
  institution: string,
): Promise<readonly ServiceOfDashboard[]> {
  const lists = await inLanguages(async (language) => {
    const path = `/services/invitation-request-services?language=${language}`;
    const { apps = [] } = (await server.read(path, { institution })) as { apps?: ServicePayload[] };
    return apps;
  });
  const named = [...new Set(lists.en.flatMap(({ resourceServers = [] }) => resourceServers))];
  const others: ServicePayload[] = [];
  for (let start = 0; start < named.length; start += IDS_AT_ONCE) {
    const body = named.slice(start, start + IDS_AT_ONCE);
    others.push(
      ...((await server.read('/services/by-entity-ids', { institution, body })) as ServicePayload[]),
    );
  }
  const known = new Set(lists.en.map(keyOf));
  const added = others.filter((service) => !known.has(keyOf(service)));
  const translated = { nl: new Map(lists.nl.map(keyed)), pt: new Map(lists.pt.map(keyed)) };
  return [...lists.en, ...added].map((service) => {
    const key = keyOf(service);
    return serviceRecord(service, { en: service, nl: translated.nl.get(key), pt: translated.pt.get(key) });
  });
}

type Language = (typeof LANGUAGES)[number];

async function inLanguages<T>(read: (language: Language) => Promise<T>): Promise<Record<Language, T>> {
  return { en: await read('en'), nl: await read('nl'), pt: await read('pt') };
}

/** Returns a service that no list has, with its texts in one language. */
export function serviceOf(service: ServicePayload): ServiceOfDashboard {
  return serviceRecord(service, { en: service, nl: undefined, pt: undefined });
}

function keyOf({ entityType = 'saml20_sp', spEntityId }: ServicePayload): string {
  return `${entityType} ${spEntityId}`;
}

function keyed(service: ServicePayload) {
  return [keyOf(service), service] as const;
}

function serviceRecord(
  service: ServicePayload,
  byLanguage: Readonly<Record<Language, ServicePayload | undefined>>,
): ServiceOfDashboard {
  const { id, spEntityId, entityType = 'saml20_sp', state, institutionId, idpVisibleOnly, arp } = service;
  const categories =
    service.entityCategories ??
    [service.entityCategories1, service.entityCategories2, service.entityCategories3].filter(
      (category) => category !== undefined,
    );
  const record = {
    kind: 'service' as const,
    entityId: spEntityId,
    type: entityType,
    number: id,
    ...(institutionId !== undefined && { institutionId }),
    ...(state !== undefined && { state }),
    ...(service.dashboardConnectOption && { connectOption: service.dashboardConnectOption }),
    onlyForItsInstitution: idpVisibleOnly ?? false,
    document: {
      ...membersOf(service, MEMBERS),
      // A path is the address of a logo that the server itself keeps.
      ...(service.logoUrl && URL.canParse(service.logoUrl) && { logoUrl: service.logoUrl }),
      ...textsByLanguage(byLanguage),
      entityCategories: categories,
      typesOfService: typesOf(byLanguage),
      ...(arp && !arp.noArp && { releasePolicy: arp.attributes }),
    },
  };
  return record;
}

function textsByLanguage(byLanguage: Readonly<Record<Language, ServicePayload | undefined>>) {
  const texts = Object.entries(BY_LANGUAGE).map(([one, all]) => {
    const each = LANGUAGES.flatMap((language) => {
      const text = byLanguage[language]?.[one as keyof typeof BY_LANGUAGE];
      return text ? [[language, text] as const] : [];
    });
    return [all, Object.fromEntries(each)] as const;
  });
  return Object.fromEntries(texts);
}

/** A service without a type has the word for "other", in every language (WIRE T32). */
const OTHERS = ['Other', 'Overig', 'Outro'];

function typesOf(
  byLanguage: Readonly<Record<Language, ServicePayload | undefined>>,
): Record<string, string[]> {
  const each = LANGUAGES.flatMap((language) => {
    const found = byLanguage[language]?.categories?.find(
      ({ searchValue }) => searchValue === 'type_of_service',
    );
    const values = (found?.values ?? []).map(({ value }) => value.trim());
    const isNone = values.length === 1 && OTHERS.includes(values[0] ?? '');
    return values.length === 0 || isNone ? [] : [[language, values] as const];
  });
  return Object.fromEntries(each);
}
