import { sql } from 'kysely';
import type { CurrentUser } from '../../../src/contracts/wire/user';
import type { Config } from '../../platform/config/config';
import type { Dependencies } from '../../platform/dependencies';
import type { Queries } from '../../platform/storage/database';
import { type TicketSystem, TicketSystemUnavailable } from '../tickets/tickets.module';
import {
  actingInstitution,
  levelView,
  liveRoles,
  type Principal,
  rankForChange,
} from '../identity/identity.module';
import { OWNERS } from './institutionRoles';
import { institutionViews } from './institutionView';
import { ownRoles } from './ownRoles';

type InstallationPart = Pick<
  CurrentUser,
  | 'statisticsDown'
  | 'manageConsentEnabled'
  | 'oidcEnabled'
  | 'dashboardStepupEnabled'
  | 'hideTabs'
  | 'supportedLanguages'
  | 'addedLanguages'
  | 'organization'
  | 'federationSource'
  | 'defaultLoa'
  | 'loaLevels'
  | 'authnContextLevels'
  | 'defaultLevel'
  | 'assuranceLevels'
  | 'multiFactorLevels'
  | 'extensions'
  | 'statsTimeZone'
  | 'statsMinUsers'
  | 'links'
  | 'superUserLevel'
  | 'ticketKeyPrefix'
  | 'mode'
>;
type HelpPart = Pick<CurrentUser, 'administrators'>;
type StatisticsPart = Pick<
  CurrentUser,
  'statsEnabled' | 'statsDataUntil' | 'statsCountedAt' | 'statsNamelessUntil'
>;
type PersonPart = Omit<
  CurrentUser,
  keyof InstallationPart | keyof StatisticsPart | keyof HelpPart | 'jiraDown' | 'language' | 'institutionGone'
>;

const GUEST: PersonPart = {
  currentLoaLevel: 0,
  institutionIdps: [],
  grantedAuthorities: [{ authority: 'ROLE_DASHBOARD_GUEST' }],
  attributeMap: {},
  guest: true,
  invitationRequestEntities: [],
};
const MOST_TICKETS = 1_000;

/** Builds the answer of `/users/me`; for a guest it lacks the members that only people have (WIRE T3). */
export async function currentUser(
  dependencies: Dependencies,
  principal: Principal | null,
  language: string,
  { switchLost = false } = {},
): Promise<CurrentUser> {
  const { config, database, tickets, now } = dependencies;
  const person =
    principal &&
    (await personPart(database.read, tickets, principal, countedLevel(principal, config, now())));
  const gone = principal && !person ? 'own' : switchLost ? 'switchedTo' : undefined;
  return {
    ...(person ?? GUEST),
    ...(gone && { institutionGone: gone }),
    ...(principal && person && (await statisticsPart(config, database.read, principal))),
    ...(principal && person && (await helpPart(dependencies, principal))),
    ...installationPart(config),
    jiraDown: await tickets.isDown(database.read),
    language,
  };
}

/**
 * Returns the rank that counts now. A raised rank ends after a time; the client learns it here, so that no one fills in
 * a form in vain.
 */
function countedLevel(principal: Principal, { levels }: Config, now: Date): number {
  return levels.stepUpEnabled ? rankForChange(principal, levels, now) : principal.level;
}

function installationPart(config: Config): InstallationPart {
  const { mode, federation, translations, levels, consentEnabled, statistics } = config;
  const { helpUrl, termsUrl, operatorUrl, supportEmail } = federation;
  return {
    statisticsDown: !statistics.enabled,
    manageConsentEnabled: consentEnabled,
    oidcEnabled: true,
    dashboardStepupEnabled: levels.stepUpEnabled,
    hideTabs: federation.hideTabs,
    supportedLanguages: federation.languages.join(','),
    ...(translations.size > 0 && { addedLanguages: [...translations.keys()] }),
    organization: federation.name,
    federationSource: federation.source,
    defaultLoa: levels.lowest.uri,
    loaLevels: levels.offered.map(({ uri }) => uri),
    authnContextLevels: levels.multiFactor.map(({ uri }) => uri),
    defaultLevel: levelView(levels.lowest),
    assuranceLevels: levels.offered.map(levelView),
    multiFactorLevels: levels.multiFactor.map(levelView),
    superUserLevel: levels.superUser,
    extensions: [...config.offers],
    statsTimeZone: federation.statsTimeZone,
    ...(statistics.minUsers > 0 && { statsMinUsers: statistics.minUsers }),
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

/**
 * Returns the members that only people have; `undefined` if the federation no longer knows the institution of the
 * login.
 */
async function personPart(
  queries: Queries,
  tickets: TicketSystem,
  principal: Principal,
  level: number,
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
    // 1.5 counts as 1 on the wire, and so does a login without a known level: 0 is a guest.
    currentLoaLevel: Math.max(1, Math.floor(level)),
    grantedAuthorities: authoritiesOf(principal).map((authority) => ({ authority })),
    attributeMap: attributesOf(principal),
    ...(principal.directory && principal.directory.toldAt === undefined && { rolesAway: true as const }),
    guest: false,
    superUser: roles.superUser,
    dashboardAdmin: roles.admin,
    dashboardViewer: roles.viewer,
    dashboardMember: roles.member,
    invitationRequestEntities: await requestedServices(queries, tickets, loginInstitution),
  };
}

async function statisticsPart(
  { statistics, loginsElsewhere }: Config,
  queries: Queries,
  principal: Principal,
): Promise<StatisticsPart> {
  if (!statistics.enabled) return { statsEnabled: false };
  const row = await queries
    .selectFrom('login_institution')
    .select(['newest', 'newest_nameless'])
    .select(({ selectFrom }) => {
      const [coming, again] = (['login_new', 'login_recount'] as const).map((table) =>
        selectFrom(table)
          .select(({ fn }) => fn.min<Date | null>('since').as('since'))
          .whereRef('institution', '=', 'number'),
      );
      return sql<Date | null>`least(${coming}, ${again})`.as('uncounted');
    })
    .where('entity_id', '=', actingInstitution(principal) ?? '')
    .executeTakeFirst();
  return {
    statsEnabled: true,
    ...(row?.newest && { statsDataUntil: row.newest.getTime() }),
    // ClickHouse counts when it is asked.
    ...(row?.uncounted && !loginsElsewhere && { statsCountedAt: row.uncounted.getTime() }),
    ...(row?.newest_nameless && { statsNamelessUntil: row.newest_nameless.getTime() }),
  };
}

/** Names the people who can do what this person may not. */
async function helpPart(dependencies: Dependencies, principal: Principal): Promise<HelpPart> {
  const institution = actingInstitution(principal);
  if (!institution || liveRoles(principal).admin) return {};
  const { [OWNERS]: owners = [] } = await ownRoles(dependencies, principal, institution);
  const administrators = owners.flatMap(({ fullName }) => fullName || []);
  return administrators.length > 0 ? { administrators } : {};
}

function authoritiesOf({ authorities, switchedTo }: Principal): Principal['authorities'] {
  const live = switchedTo?.role ? [...authorities, switchedTo.role] : authorities;
  return live.length > 0 ? live : ['ROLE_DASHBOARD_MEMBER'];
}

function attributesOf({ attributes }: Principal): Record<string, string[]> {
  return Object.fromEntries(Object.entries(attributes).map(([header, values]) => [header, [...values]]));
}

/** Reads the entity IDs of services with an open link or unlink ticket of the login institution. */
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
