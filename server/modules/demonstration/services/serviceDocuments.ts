import type { Localised } from '../../../../src/contracts/wire/common';
import type { PrivacyInfo } from '../../../../src/contracts/wire/service';
import type { ServiceDocument } from '../../federation/federation.module';
import { inventRelease } from './attributes';
import { serviceContacts } from '../contacts';
import { inventAgreement } from './agreements';
import type { Random } from '../random';
import type { Subject, Text } from '../subject';

export interface Sketch {
  readonly name: string;
  readonly subject: Subject;
  readonly provider: string;
  readonly domain: string;
}

const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const unspecified = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified';

const manipulationNotes = [
  '## What is changed\n\n- `eduPersonAffiliation` is reduced to **employee** and **student**.\n- Other values are dropped.',
  'The name of the institution is added to `displayName`, because the service cannot tell institutions apart.',
  '## Identifier\n\nThe service gets the *old* identifier of accounts from before the move.\n\n1. Look it up.\n2. Else use the new one.',
];

/** Invents all data of a service except for its logo. */
export function inventDocument(random: Random, sketch: Sketch): ServiceDocument {
  const { domain, provider, subject, name } = sketch;
  const agreement = inventAgreement(random);
  const notes = random.chance(0.06);
  const withPages = random.chance(0.9);
  return {
    names: inLanguages(random, { en: name, nl: name, pt: name }),
    displayNames: { en: name },
    descriptions: random.chance(0.94) ? describe(random, subject, name) : {},
    organisations: random.chance(0.95) ? { en: provider, nl: provider } : {},
    keywords: inLanguages(random, subject.keywords),
    ...(withPages
      ? pages(random, domain)
      : { supportUrls: {}, organisationUrls: {}, privacyStatementUrls: {} }),
    wikiUrls: random.chance(0.4) ? { en: `https://wiki.federation.example/${domain}` } : {},
    registrationPolicyUrls: { en: 'https://federation.example/registration' },
    ...agreement,
    ...inventRelease(random, subject),
    nameIds: random.weighted([
      [55, [transient]],
      [30, [persistent]],
      [10, [persistent, transient]],
      [5, [unspecified]],
    ]),
    privacyInfo: inventPrivacy(random, domain),
    resourceServers: [],
    typesOfService: { en: [subject.type.en], nl: [subject.type.nl], pt: [subject.type.pt] },
    ...(notes ? { manipulationNotes: random.pick(manipulationNotes) } : {}),
    manipulation: notes || random.chance(0.02),
    policyEnforcementDecisionRequired: random.chance(0.35),
    noConsentRequired: random.chance(0.08),
    aansluitovereenkomstRefused: random.chance(0.03),
    guestEnabled: random.chance(0.25),
    ...(random.chance(0.3) ? { vendor: provider } : {}),
    contacts: serviceContacts(random, provider, domain),
  };
}

/** Nine in ten have a Dutch text besides the English one, three in ten also a Portuguese one; a few are Dutch only. */
function inLanguages(random: Random, text: Text): Localised {
  if (random.chance(0.02)) return { nl: text.nl };
  const portuguese = text.pt !== undefined && random.chance(0.3);
  return {
    en: text.en,
    ...(random.chance(0.9) ? { nl: text.nl } : {}),
    ...(portuguese ? { pt: text.pt } : {}),
  };
}

function describe(random: Random, subject: Subject, name: string): Localised {
  const sentences = [random.pick(subject.purposes), ...random.some(subject.details, random.between(0, 2))];
  const portuguese = sentences.flatMap(({ pt }) => pt ?? []).join(' ');
  const text = {
    en: sentences.map(({ en }) => en).join(' '),
    nl: sentences.map(({ nl }) => nl).join(' '),
    ...(portuguese === '' ? {} : { pt: portuguese }),
  };
  const described = Object.entries(inLanguages(random, text));
  return Object.fromEntries(described.map(([language, text]) => [language, text.replaceAll('{name}', name)]));
}

function pages(random: Random, domain: string) {
  const site = `https://www.${domain}`;
  return {
    appUrl: `https://${domain}/login`,
    ...(random.chance(0.6) ? { eulaUrl: `${site}/terms` } : {}),
    supportUrls: { en: `${site}/support`, nl: `${site}/nl/hulp` },
    organisationUrls: { en: site, nl: `${site}/nl` },
    privacyStatementUrls: { en: `${site}/privacy`, nl: `${site}/nl/privacy` },
  };
}

/** Answers all questions about privacy, some of them, or none. */
function inventPrivacy(random: Random, domain: string): PrivacyInfo {
  const full: Required<PrivacyInfo> = {
    whatData: random.pick([
      'Name, e-mail address and affiliation; log files for 90 days.',
      'A pseudonym and the texts that a person writes.',
      'Name, student number, results and the time of each attempt.',
    ]),
    country: random.pick(['The Netherlands', 'Germany and Ireland', 'Portugal', 'European Economic Area']),
    accessData: random.pick([
      'Employees of the support desk, by name and logged.',
      'Administrators of the institution and two engineers of the provider.',
    ]),
    securityMeasures: random.pick([
      'ISO 27001 certified; yearly penetration test; data encrypted at rest.',
      'Second factor for administrators; backups in another city.',
    ]),
    privacyStatementURLen: `https://www.${domain}/privacy`,
    privacyStatementURLnl: `https://www.${domain}/nl/privacy`,
    dpaType: random.pick([
      'dpa_not_applicable',
      'dpa_in_surf_agreement',
      'dpa_model_surf',
      'dpa_supplied_by_service',
      'other',
    ]),
    otherInfo: random.pick([
      'Data are removed a year after the last login.',
      'Sub-processors are listed on the website.',
    ]),
  };
  const answered = random.weighted([
    [50, 8],
    [30, 4],
    [20, 0],
  ]);
  return Object.fromEntries(random.some(Object.entries(full), answered));
}
