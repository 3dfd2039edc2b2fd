import { isLanguage, type Language } from '../../contracts/domain/language';
import type { Person, Roles } from '../../contracts/domain/person';
import type { CurrentUser } from '../../contracts/wire/user';
import { isEnvelope, listOf, payloadOf } from '../envelope';
import { installationOf } from './installation';
import { institutionOf } from './institution';

type User = { readonly [K in keyof CurrentUser]?: CurrentUser[K] | null };

/** Answer of `GET /users/me`, language of the envelope included; a guest lacks most members (contract T3, T34). */
export function personOf(answer: unknown): Person {
  const user = payloadOf<User>(answer) ?? {};
  const installation = installationOf(user);
  const acting = user.switchedToIdp ?? user.currentIdp;
  const guest = user.guest !== false;
  return {
    ...(user.uid && { uid: user.uid }),
    displayName: user.displayName ?? '',
    givenName: user.givenName ?? '',
    surName: user.surName ?? '',
    email: user.email ?? '',
    roles: rolesOf(user, guest),
    level: user.currentLoaLevel ?? 0,
    ...(acting && !guest && { institution: institutionOf(acting) }),
    institutions: listOf(user.institutionIdps).map(institutionOf),
    switched: Boolean(user.switchedToIdp),
    attributes: user.attributeMap ?? {},
    language: languageOf(answer, installation.languages),
    installation,
  };
}

function rolesOf(user: User, guest: boolean): Roles {
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
  return isLanguage(language) ? language : (supported[0] ?? 'en');
}
