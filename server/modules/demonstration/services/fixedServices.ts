import type { ConnectOption, EntityType } from '../../../../src/contracts/wire/enumerations';
import type { ServiceDocument } from '../../federation/federation.module';
import { codeOfConduct2, researchAndScholarship } from './agreements';
import { desk } from '../contacts';
import { level15, level3 } from '../levels';
import type { Subject, Text } from '../subject';
import { administration } from '../subjects/administration';
import { assessment } from '../subjects/assessment';
import { campus } from '../subjects/campus';
import { computing } from '../subjects/computing';
import { education } from '../subjects/education';
import { library } from '../subjects/library';
import { research } from '../subjects/research';
import { storage } from '../subjects/storage';

/** Service that is the same for every seed: tickets, people and tests refer to it. */
export interface FixedService {
  readonly name: string;
  readonly subject: Subject;
  readonly provider: string;
  readonly type?: EntityType;
  /** Relation of the service to Harwick University. */
  readonly relation: 'connected' | 'not connected';
  readonly allowedAll?: boolean;
  readonly ownedByHarwick?: boolean;
  readonly idpVisibleOnly?: boolean;
  readonly connectOption?: ConnectOption;
  readonly description?: Text & Record<string, string>;
  readonly document?: Partial<ServiceDocument>;
}

const lantern: FixedService = {
  name: 'Lantern Archive',
  subject: library,
  provider: 'Foundation Lantern',
  relation: 'not connected',
  description: {
    en: 'Lantern Archive keeps digitised newspapers, pamphlets and ship’s journals from 1618 to 1945 and makes their full text searchable. Staff and students read, annotate and export; teachers put sources together into reading lists that open directly from a course page.',
    nl: 'Lantern Archive bewaart gedigitaliseerde kranten, pamfletten en scheepsjournalen van 1618 tot 1945 en maakt de volledige tekst doorzoekbaar. Medewerkers en studenten lezen, annoteren en exporteren; docenten stellen leeslijsten samen die vanuit een cursuspagina openen.',
    pt: 'O Lantern Archive guarda jornais, panfletos e diários de bordo digitalizados de 1618 a 1945 e torna o texto integral pesquisável.',
  },
  document: {
    publishedInEdugain: true,
    licenseStatus: 'HAS_LICENSE_SP',
    contractualBase: 'AO',
    entityCategories: [codeOfConduct2, researchAndScholarship, 'https://refeds.org/category/pseudonymous'],
    assuranceCertifications: ['https://refeds.org/sirtfi2'],
    subjectIdRequirement: 'pairwise-id',
    resourceServers: ['api.almanac-timetabling.example'],
    contacts: [
      desk(
        'Incident desk of Foundation Lantern',
        'incident@lantern-archive.example',
        'security',
        '+00 20 555 0142',
      ),
      desk('Support of Foundation Lantern', 'support@lantern-archive.example', 'support'),
    ],
  },
};

export const fixedServices: readonly FixedService[] = [
  lantern,
  { name: 'Almanac Timetabling', subject: education, provider: 'Drumlin Software', relation: 'connected' },
  {
    name: 'Almanac Timetabling',
    subject: education,
    provider: 'Drumlin Software',
    type: 'oauth20_rs',
    relation: 'not connected',
  },
  {
    name: 'Barrow Field Notes',
    subject: research,
    provider: 'Veldmark University of Applied Sciences',
    relation: 'not connected',
  },
  {
    name: 'Cinder Protein Database',
    subject: research,
    provider: 'Consortium for Structural Data',
    relation: 'not connected',
    document: { interfedSource: 'eduGAIN', contractualBase: 'R&S+COCO' },
  },
  {
    name: 'Copperplate Thesis Archive',
    subject: library,
    provider: 'Harwick University',
    relation: 'connected',
    ownedByHarwick: true,
    document: { minimalLoaLevel: level15, policyEnforcementDecisionRequired: true },
  },
  {
    name: 'Contour Map Library',
    subject: library,
    provider: 'Oostmeer University Library',
    relation: 'not connected',
    connectOption: 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL',
  },
  {
    name: 'Delta Water Model',
    subject: research,
    provider: 'Estuary Research Network',
    relation: 'not connected',
  },
  {
    name: 'Ember Survey',
    subject: assessment,
    provider: 'Northlight Research Tools',
    relation: 'connected',
    document: { policyEnforcementDecisionRequired: true },
  },
  {
    name: 'Fathom Compute',
    subject: computing,
    provider: 'National Computing Facility',
    relation: 'connected',
    document: {
      minimalLoaLevel: level3,
      nameIds: ['urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'],
      policyEnforcementDecisionRequired: false,
    },
  },
  {
    name: 'Ferrous Materials Cloud',
    subject: storage,
    provider: 'Ferrous Labs',
    type: 'oidc10_rp',
    relation: 'not connected',
  },
  {
    name: 'Gantry Lab Booking',
    subject: campus,
    provider: 'Harwick University',
    relation: 'not connected',
    ownedByHarwick: true,
    idpVisibleOnly: true,
  },
  {
    name: 'Halyard File Exchange',
    subject: storage,
    provider: 'National Computing Facility',
    relation: 'connected',
    allowedAll: true,
  },
  {
    name: 'Keystone Finance',
    subject: administration,
    provider: 'Ledgerline',
    relation: 'connected',
    document: { policyEnforcementDecisionRequired: true },
  },
  {
    name: 'Larkspur Language Corpus',
    subject: research,
    provider: 'CLARIN centre Norderland',
    relation: 'not connected',
    document: { interfedSource: 'eduGAIN', contractualBase: 'Clarin', publishedInEdugain: true },
  },
  {
    name: 'Marginalia Reader',
    subject: library,
    provider: 'Marginal Press',
    relation: 'not connected',
    connectOption: 'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL',
    allowedAll: true,
  },
  {
    name: 'Meridian Grants',
    subject: research,
    provider: 'Meridian',
    relation: 'not connected',
    type: 'single_tenant_template',
  },
];
