import type { Consent } from '../../../../src/contracts/wire/consent';
import type { EntityType } from '../../../../src/contracts/wire/enumerations';
import { Refusal } from '../../../platform/control/refusal';
import type { Adapter } from './adapter';
import { institutionRecord, type InstitutionPayload } from './dashboardInstitution';
import { peopleOf } from './dashboardPeople';
import { policiesOf } from './dashboardPolicies';
import { serviceOf, servicesOf, type ServicePayload } from './dashboardServices';
import { ticketsOf } from './dashboardTickets';
import { existingServer, type ExistingServer } from './existingServer';

export interface DashboardSource {
  readonly address: string;
  /** Cookies of the session of a super user, as a browser sends them. */
  readonly cookie: string;
}

/**
 * Reads a dashboard in use, through the calls of its own pages, as a super user; changes nothing there, except that the
 * session switches between institutions, and back. Throws Refusal.
 */
export const fromDashboard: Adapter<DashboardSource> = async function* ({ address, cookie }, note) {
  const server = existingServer(address, cookie);
  await expectSuperUser(server);
  const { idps: institutions = [] } = (await server.read('/users/super/idps')) as {
    idps?: InstitutionPayload[];
  };
  for (const institution of institutions) yield institutionRecord(institution);
  const [first] = institutions;
  if (!first) return note('The server knows no institution.');
  const types = new Map<string, EntityType>();
  for (const service of await servicesOf(server, first.id)) {
    types.set(service.entityId, service.type);
    yield service;
  }
  for (const institution of institutions) yield* connectionsOf(server, institution, types);
  for (const institution of institutions) yield* consentsOf(institution, types);
  yield* peopleOf(server, institutions, note);
  yield* policiesOf(server, institutions, note);
  yield* ticketsOf(server, institutions, note);
};

async function expectSuperUser(server: ExistingServer): Promise<void> {
  const me = (await server.read('/users/me')) as { superUser?: boolean; guest?: boolean } | undefined;
  if (me?.superUser) return;
  throw new Refusal(
    me?.guest === false
      ? 'The session is not that of a super user.'
      : 'The cookies are of no session, or it has ended.',
  );
}

/** Some services are in no list until they are connected. Levels may be set for unconnected services. */
async function* connectionsOf(
  server: ExistingServer,
  institution: InstitutionPayload,
  types: Map<string, EntityType>,
): AsyncGenerator<object> {
  const { id } = institution;
  const connected = (await server.read('/services/connected', { institution: id })) as ServicePayload[];
  for (const service of connected.filter(({ spEntityId }) => !types.has(spEntityId))) {
    const record = serviceOf(service);
    types.set(record.entityId, record.type);
    yield record;
  }
  const both = new Set(connected.map(({ spEntityId }) => spEntityId));
  const own = new Set(institution.allowedEntityIds ?? []);
  const levels = new Map((institution.stepupEntities ?? []).map(({ name, level }) => [name, level]));
  const factors = new Map((institution.mfaEntities ?? []).map(({ name, level }) => [name, level]));
  for (const service of new Set([...both, ...own, ...levels.keys(), ...factors.keys()])) {
    const level = levels.get(service);
    const multiFactor = factors.get(service);
    yield {
      kind: 'connection',
      institution: id,
      service,
      ...(!both.has(service) && { allowedBy: own.has(service) ? 'institution' : 'nobody' }),
      ...(level && { level }),
      ...(multiFactor && { multiFactor }),
    };
  }
}

/** That server calls every service a SAML service, whatever its type. */
function* consentsOf(
  { id, disableConsent = [] }: InstitutionPayload,
  types: ReadonlyMap<string, EntityType>,
): Generator<object> {
  for (const {
    spEntityId,
    type,
    explanationEn,
    explanationNl,
    explanationPt,
  } of disableConsent as Partial<Consent>[]) {
    if (!spEntityId) continue;
    const explanations = {
      ...(explanationEn && { en: explanationEn }),
      ...(explanationNl && { nl: explanationNl }),
      ...(explanationPt && { pt: explanationPt }),
    };
    yield {
      kind: 'consent',
      institution: id,
      service: spEntityId,
      serviceType: types.get(spEntityId) ?? 'saml20_sp',
      type: type ?? 'DEFAULT_CONSENT',
      ...(Object.keys(explanations).length > 0 && { explanations }),
    };
  }
}
