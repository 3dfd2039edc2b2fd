/** The state of the double of the existing server, and the small federation with which it starts. */

export type Role = 'ADMIN' | 'VIEWER' | 'MEMBER' | 'SUPER_USER';

export interface Login {
  readonly role: Role;
  readonly level: 1 | 2 | 3;
  /** Entity id of the identity provider of the login. */
  readonly idp: string;
  /** Entity ids of the services that had an open ticket when the session began. */
  readonly invitationRequestEntities: readonly string[];
  switchedTo?: { readonly idp: string; readonly role: Role | undefined };
}

export interface HeldInstitution {
  readonly entityId: string;
  readonly eid: number;
  readonly names: Readonly<Record<string, string>>;
  /** Absent for an institution whose people cannot connect anything. */
  readonly institutionId?: string;
  readonly state: 'prodaccepted' | 'testaccepted';
  /** Texts by member and language. */
  readonly texts?: Readonly<Partial<Record<HeldText, Readonly<Record<string, string>>>>>;
  /** Absent for a single contact without a name. */
  readonly contacts?: readonly HeldContact[];
}

export type HeldText =
  | 'keywords'
  | 'homeUrls'
  | 'organisationDisplayNames'
  | 'organisationNames'
  | 'descriptions'
  | 'displayNames';

export interface HeldContact {
  readonly givenName?: string;
  readonly surName?: string;
  readonly emailAddress?: string;
  readonly telephoneNumber?: string;
  readonly contactPersonType: string;
}

export type HeldType = 'saml20_sp' | 'oidc10_rp' | 'single_tenant_template' | 'oauth20_rs';

export interface HeldService {
  readonly id: number;
  readonly entityType: HeldType;
  readonly spEntityId: string;
  readonly names: Readonly<Record<string, string>>;
  readonly descriptions: Readonly<Record<string, string>>;
  readonly state: 'prodaccepted' | 'testaccepted';
  readonly institutionId?: string;
  readonly option:
    | 'CONNECT_WITH_INTERACTION'
    | 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL'
    | 'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL';
  readonly idpVisibleOnly: boolean;
  /** Attribute release policy; absent if everything is released. */
  readonly arp?: Readonly<Record<string, readonly string[]>>;
  readonly resourceServers?: readonly string[];
  /** Comma-separated, as in the metadata; split without trimming (WIRE T32). */
  readonly typeOfService?: string;
  /** Entity ids of the connected identity providers. */
  readonly connectedTo: string[];
}

export type TicketKind = 'LINKREQUEST' | 'UNLINKREQUEST' | 'CHANGE' | 'LINKINVITE' | 'UNLINKINVITE';

export interface HeldTicket {
  readonly key: string;
  readonly type: TicketKind;
  readonly idpId: string;
  readonly spId: string;
  readonly typeMetaData: string;
  status: string;
  resolution?: string;
  readonly body: string;
  readonly emailTo: string;
  readonly personalMessage: string;
  readonly comments: string[];
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  updatedAt: number;
}

export interface HeldConsent {
  readonly spEntityId: string;
  readonly type: 'DEFAULT_CONSENT' | 'MINIMAL_CONSENT' | 'NO_CONSENT';
  readonly explanationEn: string | null;
  readonly explanationNl: string | null;
}

export interface Federation {
  /** Null if no one is logged in, or the session has ended: the existing server treats both alike. */
  login: Login | null;
  /** State of the existing server's code; the two differ a little. `R13` is the released version. */
  readonly release: 'R13' | 'HEAD';
  readonly stepUp: boolean;
  /** A setting that changes nothing else: tickets are filed all the same. */
  jiraDown: boolean;
  /** With `failsAfterFiling` the ticket is filed, but not the change request, and the answer is 400 (WIRE T45). */
  ticketSystem: 'up' | 'fails' | 'failsAfterFiling';
  policiesFail: boolean;
  /** `upstream` sends logins and unique users in separate rows, `mock` in one row, `none` nothing. */
  statistics: 'upstream' | 'mock' | 'none';
  /** Value of the browser's cookie `language`, where the test cannot send one. */
  language: string | undefined;
  readonly institutions: readonly HeldInstitution[];
  readonly services: readonly HeldService[];
  readonly tickets: HeldTicket[];
  readonly consents: readonly HeldConsent[];
  /** Levels by the entity id of the service, for every institution. */
  readonly stepupEntities: Readonly<Record<string, string>>;
  readonly mfaEntities: Readonly<Record<string, string>>;
  readonly policies: readonly object[];
  /** Earlier states of policies. */
  readonly revisions?: readonly object[];
  /** People with roles by institution id; absent if there are none. */
  readonly people?: Readonly<Record<string, object>>;
}

export const uni = 'https://idp.uni.example';
/** A second identity provider of the same institution. */
export const lab = 'https://idp-lab.uni.example';
export const college = 'https://idp.college.example';

export const wiki = 'https://wiki.example';
export const survey = 'https://survey.example';

export function login(over: Partial<Login> = {}): Login {
  return { role: 'ADMIN', level: 2, idp: uni, invitationRequestEntities: [], ...over };
}

export function service(over: Partial<HeldService> = {}): HeldService {
  return {
    id: 42,
    entityType: 'saml20_sp',
    spEntityId: wiki,
    names: { en: 'Wiki', nl: 'Wiki (nl)' },
    descriptions: { en: 'Writing together' },
    state: 'prodaccepted',
    option: 'CONNECT_WITH_INTERACTION',
    idpVisibleOnly: false,
    arp: { 'urn:mace:dir:attribute-def:uid': ['*'] },
    typeOfService: 'Research, Education',
    connectedTo: [],
    ...over,
  };
}

export function ticket(over: Partial<HeldTicket> = {}): HeldTicket {
  return {
    key: 'CXT-9',
    type: 'LINKINVITE',
    idpId: uni,
    spId: wiki,
    typeMetaData: 'saml20_sp',
    status: 'Waiting for customer',
    body: 'Applicant name: Desk',
    emailTo: '',
    personalMessage: '',
    comments: [],
    createdAt: Date.now() - 86_400_000,
    updatedAt: Date.now() - 86_400_000,
    ...over,
  };
}

export const institutions: readonly HeldInstitution[] = [
  { entityId: uni, eid: 7, names: { en: 'Uni Example' }, institutionId: 'AB-12', state: 'prodaccepted' },
  { entityId: lab, eid: 8, names: { en: 'Uni Lab' }, institutionId: 'AB-12', state: 'prodaccepted' },
  { entityId: college, eid: 9, names: { en: 'College' }, institutionId: 'CD-34', state: 'prodaccepted' },
];

/** Makes a federation with one service to connect, one that is connected, and no open requests. */
export function federation(over: Partial<Federation> = {}): Federation {
  return {
    login: login(),
    release: 'R13',
    stepUp: true,
    jiraDown: false,
    ticketSystem: 'up',
    policiesFail: false,
    statistics: 'upstream',
    language: 'en',
    institutions,
    services: [
      service(),
      service({ id: 43, spEntityId: survey, names: { en: 'Survey' }, connectedTo: [uni, college] }),
    ],
    tickets: [],
    consents: [],
    stepupEntities: {},
    mfaEntities: {},
    policies: [],
    ...over,
  };
}
