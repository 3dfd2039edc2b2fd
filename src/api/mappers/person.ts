import type { Language } from '../../contracts/domain/language';
import type { Person, Roles } from '../../contracts/domain/person';
import { actingFor, type LooseUser } from '../acting';
import { isEnvelope, listOf, payloadOf } from '../envelope';
import { installationOf } from './installation';
import { institutionOf } from './institution';

/** Reads the answer of `GET /users/me`, language of the envelope included; a guest lacks most members (WIRE T3, T34). */
export function personOf(answer: unknown): Person {
  const user = payloadOf<LooseUser>(answer) ?? {};
  const installation = installationOf(user);
  const acting = actingFor(user);
  const guest = user.guest !== false;
  return {
    ...(user.uid && { uid: user.uid }),
    displayName: user.displayName ?? '',
    givenName: user.givenName ?? '',
    surName: user.surName ?? '',
    email: user.email ?? '',
    roles: rolesOf(user, guest),
    authorities: listOf(user.grantedAuthorities).flatMap(({ authority }) => authority ?? []),
    level: user.currentLoaLevel ?? 0,
    ...(acting && { institution: institutionOf(acting) }),
    institutions: listOf(user.institutionIdps).map(institutionOf),
    ...(user.institutionGone && { institutionGone: user.institutionGone }),
    switched: Boolean(user.switchedToIdp),
    attributes: user.attributeMap ?? {},
    language: languageOf(answer, installation.languages),
    installation,
  };
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

function languageOf(answer: unknown, supported: readonly Language[]): Language {
  const language = isEnvelope(answer) ? answer.language : undefined;
  return supported.find((one) => one === language) ?? supported[0] ?? 'en';
}
