import type { Language } from '../../contracts/domain/language';
import { shownName } from '../../contracts/domain/institution/contactName';
import { contactTypeOf } from '../../contracts/domain/institution/contactType';
import type { Institution, Person, Roles } from '../../contracts/domain/person/person';
import { tellsContacts } from '../../contracts/domain/person/rights';
import { actingFor, type LooseUser } from '../acting';
import { isEnvelope, listOf, payloadOf } from '../envelope';
import { installationOf } from './installation';
import { institutionOf } from './institution';

/** Reads the answer of `GET /users/me`, language of the envelope included; a guest lacks most members (WIRE T3, T34). */
export function personOf(response: unknown): Person {
  const user = payloadOf<LooseUser>(response) ?? {};
  const installation = installationOf(user);
  const acting = actingFor(user);
  const guest = user.guest !== false;
  const roles = rolesOf(user, guest);
  const institution = acting && institutionOf(acting);
  const administrators = listOf(user.administrators);
  return {
    uid: user.uid || undefined,
    displayName: user.displayName ?? '',
    givenName: user.givenName ?? '',
    surName: user.surName ?? '',
    email: user.email ?? '',
    roles,
    authorities: listOf(user.grantedAuthorities).flatMap(({ authority }) => authority ?? []),
    level: user.currentLoaLevel ?? 0,
    ...(institution && { institution }),
    institutions: listOf(user.institutionIdps).map(institutionOf),
    institutionGone: user.institutionGone ?? undefined,
    rolesAway: user.rolesAway ?? undefined,
    switched: Boolean(user.switchedToIdp),
    administrators,
    administrativeContacts: administrators.length > 0 ? [] : administrativeContacts(institution, roles),
    attributes: user.attributeMap ?? {},
    language: languageOf(response, installation.languages),
    installation,
  };
}

function administrativeContacts(institution: Institution | undefined, roles: Roles): readonly string[] {
  if (!institution || roles.guest || !tellsContacts(institution, roles)) return [];
  const contacts = institution.contactPersons.filter((one) => contactTypeOf(one) === 'administrative');
  return [...new Set(contacts.map(({ name }) => shownName(name)).filter(Boolean))];
}

function rolesOf(user: LooseUser, guest: boolean): Roles {
  return {
    guest,
    member: !guest && user.dashboardMember === true,
    viewer: !guest && user.dashboardViewer === true,
    admin: !guest && user.dashboardAdmin === true,
    superUser: !guest && user.superUser === true,
  };
}

function languageOf(response: unknown, supported: readonly Language[]): Language {
  const language = isEnvelope(response) ? response.language : undefined;
  return supported.find((one) => one === language) ?? supported[0] ?? 'en';
}
