import { policiesApi } from '../../api/policies.api';
import { servicesApi } from '../../api/services.api';
import { ticketsApi } from '../../api/tickets.api';
import { comesFromInstitution, hasPersistentId } from '../../contracts/domain/attributes/attribute';
import { knownAttribute, shortNameOf } from '../../contracts/domain/attributes/attributeDictionary';
import type { ServiceDialogAddress } from '../../contracts/domain/dialogAddress';
import type { Person } from '../../contracts/domain/person/person';
import { isLoggedInHere } from '../../contracts/domain/person/rights';
import type { ServiceDetail } from '../../contracts/domain/services/service';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { admissionMachine, type AdmissionQuery } from '../../machines/connection/admission.machine';
import type {
  ConnectWay,
  ConnectionSubject,
  NamedPolicy,
  ReleasedAttribute,
} from '../../machines/connection/connection.subject';
import type { ConnectionInput } from '../../machines/connection/connection.types';
import type { Port } from '../../machines/kit/port';
import { isTicketSystemDown } from '../../store/actors/loadPerson';
import { callPort } from '../../store/actors/callPort';
import type { AppStore } from '../../store/makeStore';
import type { DialogNeeds } from '../ports/dialogNeeds';
import { requestActors, secondWayActor } from '../ports/requestActors';

interface LookedUp {
  readonly service: ServiceDetail;
  readonly ticket: Ticket | null;
  readonly ticketSystemDown: boolean;
}

/** Returns what a dialog about a connection needs of a service, from the server's full answer. */
export function connectionSubject(
  { service, ticket, ticketSystemDown }: LookedUp,
  person: Person,
): ConnectionSubject {
  const { publishedInEdugain, minimalLevel, privacy, links } = service;
  const loggedInHere = isLoggedInHere(person);
  return {
    entityId: service.entityId,
    name: service.name,
    names: service.names,
    organisation: service.organisation,
    way: wayOf(service, person),
    asksContact: service.connectOption === 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL',
    singleTenant: service.type === 'single_tenant_template',
    agreementRefused: service.agreementRefused,
    policyRequired: service.policyEnforcementRequired,
    connected: service.connected,
    saml1Only: service.saml1Only,
    license: service.license,
    attributes: releasedAttributes(service, loggedInHere),
    persistentId: hasPersistentId(service.nameIds),
    loggedInHere,
    hasPrivacyInfo: Object.values(privacy).some(Boolean),
    ticketSystemDown,
    ...(publishedInEdugain !== undefined && { publishedInEdugain }),
    ...(minimalLevel && { ownLevel: minimalLevel }),
    ...(privacy.dpaType && { processingAgreement: privacy.dpaType }),
    ...(links.wiki && { wikiUrl: links.wiki }),
    ...(ticket && { ticket }),
  };
}

/**
 * Returns how the connection is made: at once without interaction, or where service and institution share a non-empty id.
 */
function wayOf({ connectOption, institutionId }: ServiceDetail, { institution }: Person): ConnectWay {
  if (connectOption !== 'CONNECT_WITH_INTERACTION') return 'immediate';
  return institutionId && institutionId === institution?.institutionId ? 'sharedInstitution' : 'ticket';
}

/** Port `loadSubject` of `admission`: the service, its open ticket, and whether the ticket system takes requests. */
function loadSubjectPort(store: AppStore, person: Person): Port<AdmissionQuery, ConnectionSubject> {
  return callPort(({ service: ref, invitation, fresh }) => {
    const options = { subscribe: false, forceRefetch: fresh };
    const service = store.dispatch(servicesApi.endpoints.getService.initiate(ref, options));
    const down = isTicketSystemDown(store, person, fresh);
    down.catch(() => undefined);
    const unwrap = async () => {
      const detail = await service.unwrap();
      const lookUp = () => ticketOf(store, person, detail, invitation);
      // Both are requested at once; if tickets are out of order, the look-up as a whole fails.
      const early = person.installation.ticketSystemDown ? undefined : lookUp();
      early?.catch(() => undefined);
      const ticketSystemDown = await down;
      const ticket = ticketSystemDown ? null : await (early ?? lookUp());
      return connectionSubject({ service: detail, ticket, ticketSystemDown }, person);
    };
    return { abort: service.abort, unwrap };
  });
}

/** Finds the ticket that the dialog is about. */
async function ticketOf(
  { dispatch }: AppStore,
  person: Person,
  service: ServiceDetail,
  invitation: string | null,
): Promise<Ticket | null> {
  if (!person.roles.admin) return null;
  const question = {
    serviceEntityId: service.entityId,
    serviceId: service.id,
    ...(invitation && { key: invitation }),
  };
  const requested = dispatch(
    ticketsApi.endpoints.findPendingTicket.initiate(question, { subscribe: false, forceRefetch: true }),
  );
  return invitation ? requested.unwrap() : requested.unwrap().catch(() => null);
}

/** Port `loadPolicies`: the authorization policies of the institution. */
export function loadPoliciesPort({ dispatch }: AppStore): Port<Record<never, never>, readonly NamedPolicy[]> {
  return callPort<Record<never, never>, readonly NamedPolicy[]>(() =>
    dispatch(policiesApi.endpoints.getPolicies.initiate(undefined, { subscribe: false })),
  );
}

/**
 * Returns the attributes that the service may receive about a person, by name. What an institution releases
 * is known only from the values of a person's own login: it is unknown for other sources, and for people who
 * did not log in there.
 */
function releasedAttributes(
  { releasePolicy, sources, requested, ownAttributes }: ServiceDetail,
  loggedInHere: boolean,
): ConnectionSubject['attributes'] {
  if (releasePolicy.noArp) return 'all';
  const own = new Map(ownAttributes.map(({ name, userValues }) => [name, userValues.length > 0]));
  const cameOf = (urn: string): ReleasedAttribute['came'] =>
    loggedInHere && comesFromInstitution(urn, sources) ? (own.get(urn) ?? 'unknown') : 'unknown';
  return Object.keys(releasePolicy.attributes)
    .map((urn) => {
      const said = requested[urn];
      const name = nameOf(urn, said?.friendlyName);
      return { name, came: cameOf(urn), ...(said && { required: said.required }) };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Returns the short name; an unknown attribute also has a name in metadata, which proves nothing. */
function nameOf(urn: string, friendlyName: string | undefined): string {
  const name = shortNameOf(urn);
  return friendlyName && friendlyName !== name && !knownAttribute(urn) ? `${friendlyName} (${name})` : name;
}

/** Every dialog about a connection begins with this. */
export function beginConnection(needs: DialogNeeds<ServiceDialogAddress>) {
  const { store, person, address, requestId } = needs;
  const { roles, email, level, institution, installation } = person;
  const input: Omit<ConnectionInput<never>, 'draft'> = {
    service: address.service,
    invitation: address.invitation ?? null,
    requestId,
    person: { admin: roles.admin, email, level },
    institution: institutionOf(institution),
    levels: installation.ladder.slice(1).map(({ uri }) => uri),
    stepUpOffered: installation.stepUpEnabled,
    hasSecondWay: needs.secondWay !== undefined,
  };
  const admission = admissionMachine.provide({ actors: { loadSubject: loadSubjectPort(store, person) } });
  const actors = {
    admission,
    loadPolicies: loadPoliciesPort(store),
    secondWay: secondWayActor(needs),
    ...requestActors(needs),
  };
  return { actors, input };
}

/** Returns what decides whether an institution can be connected to anything. */
export function institutionOf(institution: Person['institution']): ConnectionInput<never>['institution'] {
  const published = institution?.publishedInEdugain;
  return {
    name: institution?.name ?? '',
    names: institution?.names ?? {},
    hasInstitutionId: Boolean(institution?.institutionId),
    test: institution?.state === 'testaccepted',
    ...(published !== undefined && { publishedInEdugain: published }),
  };
}
