import { shownName } from '../../contracts/domain/institution/contactName';
import { contactTypeOf, wireContactType } from '../../contracts/domain/institution/contactType';
import { mailAddressIn } from '../../contracts/domain/institution/emailAddress';
import type {
  InstitutionContact,
  InvitableInstitution,
  InvitableService,
  Invitation,
  InvitedPerson,
  RolePerson,
  SentInvitation,
} from '../../contracts/domain/invitations/invitation';
import { isInvitation } from '../../contracts/domain/tickets/ticketRules';
import type { Identities } from '../../contracts/wire/identities';
import type { ContactPerson } from '../../contracts/wire/institution';
import type { InvitedContact, NewInvitation } from '../../contracts/wire/invitation';
import type { RoleHolder } from '../../contracts/wire/roles';
import { listOf, payloadOf } from '../envelope';
import { catalogueServiceOf, type LooseService } from './catalogueService';
import { ticketOf, type LooseTicket } from './ticket';

type Loose<T> = { readonly [K in keyof T]?: T[K] | null };
type LooseInstitution = Loose<Identities['idps'][number]>;

/** Reads the answer of `GET /users/super/idps`. */
export function invitableInstitutionsOf(response: unknown): readonly InvitableInstitution[] {
  const { idps } = payloadOf<{ idps?: readonly LooseInstitution[] }>(response) ?? {};
  return listOf(idps).map((wire) => {
    const names = wire.names ?? {};
    return {
      entityId: wire.id ?? '',
      name: wire.name || names['en'] || names['nl'] || (wire.id ?? ''),
      names,
      ...(wire.institutionId && { institutionId: wire.institutionId }),
      ...(typeof wire.publishedInEdugain === 'boolean' && { publishedInEdugain: wire.publishedInEdugain }),
      contacts: listOf<Loose<ContactPerson>>(wire.contactPersons).flatMap(contactOf),
    };
  });
}

/** Returns a contact, or nothing if it has no address. */
function contactOf(wire: Loose<ContactPerson>): InstitutionContact[] {
  const email = mailAddressIn(wire.emailAddress);
  if (!email) return [];
  const name = shownName(wire.name);
  const telephone = wire.telephoneNumber?.trim();
  return [{ name, email, type: contactTypeOf(wire), ...(telephone && { telephone }) }];
}

/**
 * Returns the services without the examples of single-tenant ones, which cannot be connected (REQUIREMENTS
 * 239).
 */
export function invitableServicesOf(response: unknown): readonly InvitableService[] {
  const { apps } = payloadOf<{ apps?: readonly LooseService[] }>(response) ?? {};
  return listOf(apps)
    .filter(({ exampleSingleTenant }) => exampleSingleTenant !== true)
    .map((wire) => {
      const service = catalogueServiceOf(wire);
      const { id, type, entityId, name, names, connected, publishedInEdugain, saml1Only } = service;
      return {
        ...{ id, type, entityId, name, names, connected, saml1Only },
        ...(publishedInEdugain !== undefined && { publishedInEdugain }),
      };
    });
}

type Holder = Loose<Omit<RoleHolder, 'roles'>> & { readonly roles?: readonly { roleName?: string }[] | null };

/** Reads the answer of `GET /idp/sab/roles`: lists by role, merged by person (REQUIREMENTS 238). */
export function rolePeopleOf(response: unknown): readonly RolePerson[] {
  const people = new Map<string, RolePerson>();
  for (const [key, holders] of Object.entries(
    payloadOf<Record<string, readonly Holder[] | null>>(response) ?? {},
  )) {
    for (const holder of listOf(holders)) {
      const email = holder.email?.trim();
      const name = holder.fullName?.trim() || [holder.firstName, holder.surname].filter(Boolean).join(' ');
      const uid = holder.uid || email || name;
      const known = people.get(uid);
      const roles = [
        ...(known?.roles ?? []),
        key,
        ...listOf(holder.roles).flatMap((role) => role.roleName ?? []),
      ];
      const emails = [...(known?.emails ?? []), ...(email ? [email] : [])];
      people.set(uid, {
        uid,
        name: known?.name || name,
        emails: [...new Set(emails)],
        roles: [...new Set(roles)],
      });
    }
  }
  return [...people.values()];
}

/** The existing server also reads members that the schema does not have. */
type SentContact = InvitedContact & {
  readonly uid?: string;
  readonly roles?: readonly { readonly roleName: string }[];
  readonly contactPersonType?: string;
  readonly telephoneNumber?: string;
};

/** Body of `POST /users/inviteRequest` (REQUIREMENTS 241). */
export function newInvitationOf({
  institution,
  service,
  direction,
  recipients,
  message,
}: Invitation): NewInvitation & { readonly contactPersons: readonly SentContact[] } {
  return {
    idpEntityId: institution.entityId,
    idpName: institution.name,
    spEntityId: service.entityId,
    spName: service.name,
    typeMetaData: service.type,
    spId: service.id,
    message,
    connectionRequest: direction === 'connect',
    contactPersons: recipients.map(contactPersonOf),
  };
}

function contactPersonOf({ name, email, manages, type, telephone }: InvitedPerson): SentContact {
  return {
    name,
    emailAddress: email,
    ...(type && { contactPersonType: wireContactType(type) }),
    ...(telephone && { telephoneNumber: telephone }),
    ...(manages && {
      sabContact: true,
      uid: manages.uid,
      roles: manages.roles.map((roleName) => ({ roleName })),
    }),
  };
}

/** Returns the invitation of this key, if there is one. */
export function sentInvitationOf(response: unknown, wanted: string): SentInvitation | null {
  const { issues } = payloadOf<{ issues?: readonly LooseTicket[] }>(response) ?? {};
  const wire = listOf(issues).find(({ jiraKey }) => jiraKey === wanted);
  if (!wire) return null;
  const { key, type, status, institutionEntityId, institutionName, serviceName, ...ticket } = ticketOf(wire);
  if (!isInvitation(type)) return null;
  return {
    key,
    type,
    status,
    institution: { entityId: institutionEntityId, name: institutionName },
    serviceName: serviceName ?? ticket.serviceEntityId,
    recipients: ticket.emailTo,
    message: wire.personalMessage ?? '',
    requestedAt: ticket.requestedAt,
  };
}
