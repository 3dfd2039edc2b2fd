import type { CurrentUser } from '../../src/contracts/wire/user';
import type { Config } from '../config';
import type { Dependencies } from '../dependencies';
import type { Queries } from '../storage/database';
import { TicketSystemUnavailable, type TicketSystem } from '../tickets/ticketSystem';
import { institutionViews } from './institutionView';
import type { Principal } from './principal';
import { liveRoles } from './roles';

type InstallationPart = Pick<
  CurrentUser,
  | 'statisticsDown'
  | 'manageConsentEnabled'
  | 'oidcEnabled'
  | 'dashboardStepupEnabled'
  | 'hideTabs'
  | 'supportedLanguages'
  | 'organization'
  | 'defaultLoa'
  | 'loaLevels'
  | 'authnContextLevels'
  | 'extensions'
  | 'statsTimeZone'
  | 'links'
  | 'ticketKeyPrefix'
  | 'mode'
>;
type PersonPart = Omit<CurrentUser, keyof InstallationPart | 'jiraDown' | 'language'>;

const GUEST: PersonPart = {
  currentLoaLevel: 0,
  institutionIdps: [],
  grantedAuthorities: [{ authority: 'ROLE_DASHBOARD_GUEST' }],
  attributeMap: {},
  guest: true,
  invitationRequestEntities: [],
};
const MOST_TICKETS = 1_000;

/** Answer of `/users/me` (contract §3.1); a guest's lacks the members that only people have (contract T3). */
export async function currentUser(
  { config, database, tickets }: Dependencies,
  principal: Principal | null,
  language: string,
): Promise<CurrentUser> {
  const person = principal && (await personPart(database.read, tickets, principal));
  return {
    ...(person ?? GUEST),
    ...installationPart(config),
    jiraDown: await tickets.isDown(database.read),
    language,
  };
}

function installationPart({
  mode,
  federation,
  levels,
  consentEnabled,
  visualiser,
}: Config): InstallationPart {
  const { helpUrl, termsUrl, operatorUrl, supportEmail } = federation;
  return {
    statisticsDown: true,
    manageConsentEnabled: consentEnabled,
    oidcEnabled: true,
    dashboardStepupEnabled: levels.stepUpEnabled,
    hideTabs: federation.hideTabs,
    supportedLanguages: federation.languages.join(','),
    organization: federation.name,
    defaultLoa: levels.default,
    loaLevels: [...levels.offered],
    authnContextLevels: [...levels.multiFactor],
    extensions: ['idempotency', ...(visualiser ? ['visualiser'] : [])],
    statsTimeZone: federation.statsTimeZone,
    links: {
      ...(helpUrl && { help: helpUrl }),
      ...(termsUrl && { terms: termsUrl }),
      ...(operatorUrl && { operator: operatorUrl }),
      ...(supportEmail && { supportEmail }),
    },
    ticketKeyPrefix: federation.ticketKeyPrefix,
    mode,
  };
}

/** `undefined` when the federation no longer knows the login institution: then there is nobody to act for. */
async function personPart(
  queries: Queries,
  tickets: TicketSystem,
  principal: Principal,
): Promise<PersonPart | undefined> {
  const { loginInstitution, switchedTo } = principal;
  const roles = liveRoles(principal);
  const wanted = [
    loginInstitution,
    ...principal.institutions,
    ...(switchedTo ? [switchedTo.institution] : []),
  ];
  const views = await institutionViews(queries, wanted, { member: roles.member });
  const currentIdp = views.get(loginInstitution);
  if (!currentIdp) return undefined;
  const switchedToIdp = switchedTo && views.get(switchedTo.institution);
  const institutionIdps = principal.institutions
    .flatMap((entityId) => views.get(entityId) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name));
  const institutionId = institutionIdps.find((institution) => institution.institutionId)?.institutionId;
  return {
    uid: principal.uid,
    displayName: principal.displayName,
    givenName: principal.givenName,
    surName: principal.surName,
    email: principal.email,
    schacHomeOrganization: principal.schacHomeOrganization,
    currentIdp,
    ...(switchedToIdp && { switchedToIdp }),
    institutionIdps,
    ...(institutionId !== undefined && { institutionId }),
    // 1.5 counts as 1 on the wire (contract §4.1.5).
    currentLoaLevel: Math.floor(principal.level),
    grantedAuthorities: authoritiesOf(principal).map((authority) => ({ authority })),
    attributeMap: attributesOf(principal),
    guest: false,
    superUser: roles.superUser,
    dashboardAdmin: roles.admin,
    dashboardViewer: roles.viewer,
    dashboardMember: roles.member,
    statsEnabled: false,
    invitationRequestEntities: await requestedServices(queries, tickets, loginInstitution),
  };
}

function authoritiesOf({ authorities, switchedTo }: Principal): Principal['authorities'] {
  const live = switchedTo?.role ? [...authorities, switchedTo.role] : authorities;
  return live.length > 0 ? live : ['ROLE_DASHBOARD_MEMBER'];
}

function attributesOf({ attributes }: Principal): Record<string, string[]> {
  return Object.fromEntries(Object.entries(attributes).map(([header, values]) => [header, [...values]]));
}

/** Entity ids of services with a link or unlink ticket of the login institution under way (contract §4.1.7). */
async function requestedServices(
  queries: Queries,
  tickets: TicketSystem,
  institution: string,
): Promise<string[]> {
  try {
    const { tickets: open } = await tickets.search(queries, institution, {
      types: ['LINKREQUEST', 'UNLINKREQUEST', 'LINKINVITE', 'UNLINKINVITE'],
      statuses: ['In Progress', 'Waiting for customer'],
      maxResults: MOST_TICKETS,
    });
    return [...new Set(open.flatMap((ticket) => ticket.service_entity_id ?? []))];
  } catch (error) {
    if (error instanceof TicketSystemUnavailable) return [];
    throw error;
  }
}
