import type { Person } from '../../contracts/domain/person';
import type { ServiceDetail } from '../../contracts/domain/service';
import type { Ticket } from '../../contracts/domain/ticket';

/** Why somebody cannot ask for a connection now. */
export type Refusal =
  | { readonly kind: 'pending'; readonly ticket: Ticket }
  | { readonly kind: 'superUser' }
  | { readonly kind: 'notAdmin' }
  | { readonly kind: 'testInstitution' }
  | { readonly kind: 'noInstitutionId' };

/** What the header of a service offers (spec part 2 §4, items 94–100). */
export type ConnectionOffer =
  /** Guests: nothing but the way to log in. */
  | { readonly kind: 'login' }
  | { readonly kind: 'connected' }
  /** It is not known yet whether a request is open. */
  | { readonly kind: 'looking' }
  | { readonly kind: 'connect' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface Situation {
  readonly person: Person;
  readonly service: Pick<ServiceDetail, 'connected'>;
  readonly ticket: Ticket | undefined;
  readonly looking: boolean;
}

/**
 * A request that is open counts before everything else, and counts in every status, acceptance included (item 98).
 * A super user has exactly the rights of the role that they took on (decisions, Access).
 */
export function connectionOffer({ person, service, ticket, looking }: Situation): ConnectionOffer {
  const { roles, institution } = person;
  if (roles.guest) return { kind: 'login' };
  if (service.connected) return { kind: 'connected' };
  if (ticket) return refused({ kind: 'pending', ticket });
  if (!roles.admin) return refused({ kind: roles.superUser ? 'superUser' : 'notAdmin' });
  if (institution?.state === 'testaccepted') return refused({ kind: 'testInstitution' });
  if (!institution?.institutionId) return refused({ kind: 'noInstitutionId' });
  return looking ? { kind: 'looking' } : { kind: 'connect' };
}

function refused(refusal: Refusal): ConnectionOffer {
  return { kind: 'refused', refusal };
}
