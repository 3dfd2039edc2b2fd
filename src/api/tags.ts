import type { Failure } from '../contracts/domain/failure';
import type { ServiceRef } from '../contracts/domain/services/serviceRef';

/** The tags of the cache; calls provide and invalidate them only through the policies below. */
export const tagTypes = [
  'person',
  'catalogue',
  'service',
  'users-of-service',
  'tickets',
  'policies',
  'consents',
  'own-sessions',
  'webhooks',
  'change-set',
  'watching',
  'security-rules',
  'wishes',
  'reviews',
] as const;
type TagType = (typeof tagTypes)[number];
export type Tag = { type: TagType; id?: string };

export function personTags(): Tag[] {
  return [{ type: 'person' }];
}

export function catalogueTags(): Tag[] {
  return [{ type: 'catalogue' }];
}

export function serviceTags({ id, type }: ServiceRef): Tag[] {
  return [{ type: 'service', id: `${type}:${id}` }];
}

export function usersOfServiceTags(entityId: string): Tag[] {
  return [{ type: 'users-of-service', id: entityId }];
}

export function ticketTags(): Tag[] {
  return [{ type: 'tickets' }];
}

export function policyTags(): Tag[] {
  return [{ type: 'policies' }];
}

export function consentTags(): Tag[] {
  return [{ type: 'consents' }];
}

/**
 * A request about a connection makes tickets stale and, if it connects at once, service and catalogue as well
 * (REQUIREMENTS 160). All are also read again after a collision and if it is unknown whether the request
 * arrived.
 */
export function afterConnectionRequest(failure: Failure | undefined, entityId: string): Tag[] {
  if (failure && !mayHaveChanged(failure)) return [];
  return [{ type: 'tickets' }, { type: 'catalogue' }, { type: 'service' }, ...usersOfServiceTags(entityId)];
}

/** The desk may have worked on the ticket while the dialog was open. */
export function afterDialog(): Tag[] {
  return [{ type: 'tickets' }, { type: 'service' }];
}

/** A request to change a setting makes tickets stale, the changes that wait and the marker with them (REQUIREMENTS 160). */
export function afterChangeRequest(failure: Failure | undefined): Tag[] {
  return failure && !mayHaveChanged(failure) ? [] : ticketTags();
}

/**
 * An invitation that is sent, for the first time or again, is a ticket that awaits an answer: list and marker
 * count it (REQUIREMENTS 241).
 */
export function afterInvitation(failure: Failure | undefined): Tag[] {
  return failure && !mayHaveChanged(failure) ? [] : ticketTags();
}

/** A request that is withdrawn makes tickets stale, the changes that wait, and what waits for it at its service. */
export function afterWithdrawal(failure: Failure | undefined): Tag[] {
  if (failure && !mayHaveChanged(failure)) return [];
  return [{ type: 'tickets' }, { type: 'catalogue' }, { type: 'service' }];
}

/** Tells whether the server may have done what was asked, so that the affected data is read again. */
export function mayHaveChanged(failure: Failure): boolean {
  switch (failure.kind) {
    case 'collision':
    case 'timeout':
    case 'offline':
    case 'unknown':
      return true;
    case 'ticketSystemUnreachable':
      return failure.delivery === 'unknown';
    default:
      return false;
  }
}

/** The page of the service shows how many policies name it, and whether it still needs its first one. */
export function afterPolicyChange(failure: Failure | undefined): Tag[] {
  if (failure && failure.kind !== 'notFound' && !mayHaveChanged(failure)) return [];
  return [{ type: 'policies' }, { type: 'service' }];
}
