import type { ChangeSubject } from '../../contracts/domain/change';
import type { ContactType } from '../../contracts/domain/contactType';
import type { DeskAction } from '../../contracts/domain/desk';
import { failureKinds, type CollisionWith } from '../../contracts/domain/failure';
import type { Language } from '../../contracts/domain/language';
import type { TicketRequest } from '../../contracts/domain/ticketRequest';
import type { Obstacle } from '../../contracts/wire/changeSet';
import type { GatheredSet } from '../../contracts/domain/changeSet';
import type { LeftOut } from '../../machines/answerInvitations/answerInvitations.subject';
import type { LineFault, SheetFault } from '../../extensions/changeSets/upload/changeSheet';
import type {
  ConsentType,
  EntityType,
  LicenseStatus,
  StateType,
  TicketResolution,
  TicketStatus,
  TicketType,
} from '../../contracts/wire/enumerations';
import type { ConnectWay } from '../../machines/connection/connection.subject';
import type { Deed } from '../../machines/pages/palette/palette.types';
import type { ChartMember } from './chartMember';

/**
 * The visible values of a member: a number, the rank of a level, the key of a ticket, or one of these words.
 */
export type Visible = 'number' | 'level' | 'ticketKey' | ReadonlySet<string>;

const all = <Value extends string>(values: Readonly<Record<Value, true>>): ReadonlySet<string> =>
  new Set(Object.keys(values));

const requestKinds = all<TicketRequest['kind']>({
  connect: true,
  disconnect: true,
  accept: true,
  deny: true,
  withdraw: true,
  change: true,
});
/** The ends of machines. */
const outcomes = [
  ...[
    'filed',
    'queued',
    'unchanged',
    'established',
    'rejected',
    'gathered',
    'noted',
    'collided',
    'returned',
    'dismissed',
    'admitted',
  ],
  ...['granted', 'refused', 'finished', 'cancelled', 'retry', 'return', 'dismiss'],
];
const invitations = all<TicketType>({
  LINKREQUEST: true,
  UNLINKREQUEST: true,
  CHANGE: true,
  LINKINVITE: true,
  UNLINKINVITE: true,
  QUESTION: true,
});
const entityTypes = all<EntityType>({
  saml20_idp: true,
  saml20_sp: true,
  oidc10_rp: true,
  oauth20_rs: true,
  single_tenant_template: true,
});
const consents = all<ConsentType>({ DEFAULT_CONSENT: true, MINIMAL_CONSENT: true, NO_CONSENT: true });
const ticketStatuses = all<TicketStatus>({
  'Waiting for Acceptance': true,
  Open: true,
  'In Progress': true,
  'On Hold': true,
  'Waiting for customer': true,
  Resolved: true,
  Reopened: true,
  Closed: true,
});
const changeSubjects = all<ChangeSubject>({
  ...{ consent: true, strongAuthentication: true, multiFactor: true, institution: true },
});
const deskActions = all<DeskAction>({
  ...{ accept: true, take: true, ask: true, hold: true, resolve: true },
  ...{ reject: true, withdraw: true, close: true, reopen: true },
});
const obstacles = all<Obstacle | LeftOut['obstacle']>({
  ...{ unknown: true, same: true, requested: true, invited: true, higherLevel: true },
  ...{ sent: true, ownLevel: true, notOffered: true, notConnectable: true, full: true, gathered: true },
  ...{ notLookedUp: true, answered: true, otherKind: true, serviceUnknown: true, connected: true },
  ...{ saml1Only: true, outsideEdugain: true, agreementRefused: true },
});
const sendings = all<GatheredSet['sentAs']>({ oneTicket: true, ticketEach: true });
const sheetFaults = all<SheetFault['fault']>({
  ...{ tooLarge: true, unread: true, tooMany: true, noHeader: true, broken: true, empty: true },
});
const lineFaults = all<LineFault>({
  ...{ unknownService: true, severalServices: true, unknownChange: true },
  ...{ noEntityId: true, notOffered: true, needless: true, duplicate: true, otherValue: true },
});
const situations = new Set(['announced', 'refused', 'unknown']);

const words = {
  kind: new Set([...all(failureKinds), ...requestKinds, ...outcomes, 'place', 'deed']),
  deed: all<Deed>({
    ...{ showKeys: true, setLanguage: true, setTheme: true, switchInstitution: true },
    ...{ exit: true, logOut: true, logIn: true },
  }),
  found: all<CollisionWith>({
    ...{ openTicket: true, answered: true, connected: true, notConnected: true, changed: true },
    ...{ higherLevel: true, sent: true, settled: true },
    ...{ ticketMoved: true, gone: true, contactChanged: true },
  }),
  about: changeSubjects,
  subject: changeSubjects,
  delivery: situations,
  situation: situations,
  type: new Set([...entityTypes, ...invitations, ...consents]),
  serviceType: entityTypes,
  resolution: all<TicketResolution>({
    ...{ no_change_required: true, incomplete: true, done: true, wont_do: true, cancelled: true },
    ...{ wont_fix: true, resolved: true, duplicate: true, not_completed: true, cannot_reproduce: true },
    suspended: true,
  }),
  state: all<StateType>({ prodaccepted: true, testaccepted: true }),
  contactPersonType: all<ContactType>({
    ...{ technical: true, administrative: true, support: true, billing: true, help: true },
    ...{ security: true, other: true },
  }),
  license: all<LicenseStatus>({
    ...{ HAS_LICENSE_SURFMARKET: true, HAS_LICENSE_SP: true, NOT_NEEDED: true },
    ...{ NO_LICENSE: true, UNKNOWN: true },
  }),
  way: all<ConnectWay>({ ticket: true, immediate: true, sharedInstitution: true }),
  attributes: new Set(['all']),
  language: all<Language>({ en: true, nl: true, pt: true }),
  languages: all<Language>({ en: true, nl: true, pt: true }),
  standing: new Set(['own', 'others', 'settled']),
  lookUp: new Set(['looking', 'failed', 'done', 'notDone']),
  institutionGone: new Set(['own', 'switchedTo']),
  hiddenTabs: new Set(['apps', 'my_idp', 'statistics', 'user_invite', 'tickets']),
  extensions: new Set(['visualiser']),
  action: deskActions,
  preset: new Set(['days7', 'days30', 'days90', 'thisYear', 'months12', 'years5']),
  scale: new Set(['all', 'year', 'quarter', 'month', 'week', 'day', 'hour', 'minute']),
};

/** Splits a text into the names that it contains. */
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;
type Seen<Name extends string> = Readonly<Record<Name, readonly Visible[]>>;

/** The library's own events carry these. */
type OfLibrary = 'input' | 'output' | 'error' | 'actorId';
type Member = ChartMember | OfLibrary;

/** Lists names of members, and their visible values. A name that no chart has does not compile. */
function listed<Text extends string>(
  names: Words<Text> extends Member ? Text : never,
  ...visible: readonly Visible[]
): Seen<Words<Text>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, visible])) as Seen<Words<Text>>;
}

function inWords(): Seen<keyof typeof words> {
  const entries = Object.entries(words).map(([name, known]) => [name, [known]]);
  return Object.fromEntries(entries) as Seen<keyof typeof words>;
}

/**
 * Every member that a context or an event may have, by name, with its visible values; booleans always pass,
 * and so do the members within it. An unlisted member does not leave the page, not even its name. An
 * undecided member of a chart does not compile.
 */
const decided: Seen<Member> = {
  ...listed('pinned failure result service person institution institutions draft request ticket'),
  ...listed('policies roles installation links consents input output error stepupEntities mfaEntities'),
  ...listed('contactPersons admin guest member viewer superUser switched rolesAway test'),
  ...listed('hasInstitutionId full servicesNegated'),
  ...listed(
    'publishedInEdugain saml1Only stepUpOffered asksContact singleTenant agreementRefused policyRequired',
  ),
  ...listed('connected persistentId loggedInHere hasPrivacyInfo ticketSystemDown statisticsDown'),
  ...listed(
    'stepUpEnabled consentEnabled demo came active offered typed shareNone termsAccepted refusalAccepted',
  ),
  ...listed('confirmed reloaded fresh rejected allowMaintainersToManageAuthzRules displayStatsInDashboard'),
  ...listed('sirtfiSecurityContact sabContact refusal underWay alreadySent mayFollowTickets'),
  ...listed('name names displayName givenName surName email uid organisation entityId serviceEntityId'),
  ...listed('institutionId logoUrl comments contactEmail requestId processingAgreement wikiUrl detail'),
  ...listed(
    'requestedAt federation federationSource multiFactorValues statsTimeZone ticketKeyPrefix help terms operator',
  ),
  ...listed('supportEmail emailAddress telephoneNumber short actorId change current explanations labels'),
  ...listed('levelLabels heldHereOnly en nl pt authorities settings texts flags contacts services'),
  ...listed('keywordsEn keywordsNl keywordsPt descriptionsEn descriptionsNl descriptionsPt'),
  ...listed('displayNamesEn displayNamesNl displayNamesPt organisationUrlEn organisationUrlNl'),
  ...listed('organisationUrlPt organisationNameEn organisationNameNl organisationNamePt'),
  ...listed('organisationDisplayNameEn organisationDisplayNameNl organisationDisplayNamePt'),
  ...listed('renewable perService only asked choices direction recipients manages message serviceName'),
  ...listed('today from to day userName withdrawable compared cameAs added removed'),
  ...listed('step comment replay webhook event waiting through refusals tickets'),
  ...listed(
    'known chosen on invitations leftOut answeredBy again hasSecondWay asks declined wish doubt stopping',
  ),
  ...listed(
    'connection multiFactor consent outcome outcomes reason refused set version changedSince addedBy addedAt fields',
  ),
  ...listed('loaLevel authnContextLevel explanationEn explanationNl explanationPt'),
  ...listed('field lines place serviceId size', 'number'),
  ...listed('jiraKey', 'ticketKey'),
  obstacle: [obstacles],
  sentAs: [sendings],
  fault: [sheetFaults],
  why: [lineFaults],
  ...listed('tickets line first answered made count', 'number'),
  ...listed('answer byMail dueOn givenTo mail question remark row rows start title to wish word'),
  ...listed('sheet good wrong cells wanted text tooLarge unread unchecked sent values'),
  ...listed('watched object rhythm address missed own query searches merge into together'),
  ...listed('line rules attributes beyondCategory categories contract contracts since sirtfi unused'),
  ...listed(
    'assuranceCertifications entityCategories connectToRSServicesAutomatically descriptionEn descriptionNl descriptions',
  ),
  ...listed(
    'displayAdminEmailsInDashboard displayNameEn displayNameNl displayNames emails entityCategorySupport',
  ),
  ...listed('errorUrl hasGuestEnabled homeUrls informationUrls keywords metadata missing noConsentRequired'),
  ...listed(
    'organisationDisplayNames organisationNames people administrators privacyStatementUrls publishInEdugainDate reading',
  ),
  ...listed('registrationAuthority registrationInstant registrationPolicyUrls spEntityId stateType'),
  ...listed('statsDataUntil statsNamelessUntil taken telephone'),
  ...listed('policy stored enforced attempt conflict base mine theirs content over lockOut everybody myself'),
  ...listed('description deny allAttributesMustMatch denyMessages value serviceNames institutionNames'),
  ...listed('actionsAllowed author authority created negated servicesNegated networks networksNegated'),
  ...listed(
    'id lookups attempts events retryAfterSeconds statsMinUsers end lead left at revision revisions group',
    'number',
  ),
  ...listed('level levels requiredLevel required ownLevel superUserLevel rank uri ladder', 'number', 'level'),
  ...listed('key ticketKey pendingKey uncertain', 'ticketKey'),
  invitation: ['ticketKey', invitations],
  status: ['number', ticketStatuses],
  ...inWords(),
};

export const members: Readonly<Partial<Record<string, readonly Visible[]>>> = decided;
