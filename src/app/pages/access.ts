import { AUDIT_EXTENSION } from '../../contracts/domain/audit';
import {
  DESK_EXTENSION,
  FEEDS_EXTENSION,
  MAILS_EXTENSION,
  WEBHOOKS_EXTENSION,
} from '../../contracts/domain/desk';
import { PRIVACY_EXTENSION } from '../../contracts/domain/privacy';
import { REVIEWS_EXTENSION } from '../../contracts/domain/reviewsExtension';
import { WISHES_EXTENSION } from '../../contracts/domain/wishes';
import type { Person } from '../../contracts/domain/person';

/** Tells who may open a page; the same rules decide what the navigation offers. */
export type AccessRule = (person: Person) => boolean;

export function everybody(): boolean {
  return true;
}

export function notGuest({ roles }: Person): boolean {
  return !roles.guest;
}

export function onlyGuest({ roles }: Person): boolean {
  return roles.guest;
}

/** Admins, and super users in that role. */
export function onlyAdmin({ roles }: Person): boolean {
  return roles.admin;
}

/** Whomever they act for at the moment. */
export function onlySuperUser({ roles }: Person): boolean {
  return roles.superUser;
}

/** Super users in any role, where tickets are worked on here. */
export function worksAtDesk({ roles, installation }: Person): boolean {
  return roles.superUser && installation.extensions.includes(DESK_EXTENSION);
}

/** Super users, where the server tells what it has mailed. */
export function readsMails({ roles, installation }: Person): boolean {
  return roles.superUser && installation.extensions.includes(MAILS_EXTENSION);
}

/** Super users, where the server tells where metadata comes from. */
export function seesFeeds({ roles, installation }: Person): boolean {
  return roles.superUser && installation.extensions.includes(FEEDS_EXTENSION);
}

/** Super users, where the server tells other programs what happens. */
export function seesWebhooks({ roles, installation }: Person): boolean {
  return roles.superUser && installation.extensions.includes(WEBHOOKS_EXTENSION);
}

/** Everybody with a role at the institution, where people without rights ask its administrators for services. */
export function seesWishes({ roles, installation }: Person): boolean {
  const hasRole = roles.member || roles.viewer || roles.admin;
  return hasRole && installation.extensions.includes(WISHES_EXTENSION);
}

/** Admins and viewers, where the server keeps reviews of connected services. */
export function reviewsServices({ roles, installation }: Person): boolean {
  return (roles.admin || roles.viewer) && installation.extensions.includes(REVIEWS_EXTENSION);
}

/** Super users, where the server tells its audit trail. */
export function readsTrail({ roles, installation }: Person): boolean {
  return roles.superUser && installation.extensions.includes(AUDIT_EXTENSION);
}

/** Admins, likewise, who read what is about their institution. */
export function readsOwnTrail({ roles, installation }: Person): boolean {
  return roles.admin && installation.extensions.includes(AUDIT_EXTENSION);
}

/** Everybody, where the server tells what it keeps. */
export function readsPrivacy({ installation }: Person): boolean {
  return installation.extensions.includes(PRIVACY_EXTENSION);
}

/** Admins, viewers and super users: tickets (REQUIREMENTS 19), and how all connected services are secured. */
export function followsInstitution({ roles }: Person): boolean {
  return roles.admin || roles.viewer || roles.superUser;
}
