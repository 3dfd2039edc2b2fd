import type { RequestOutcome } from '../../contracts/domain/tickets/ticketRequest';
import type { WishedService, WishesAnswer, WishRequest } from './contract/wishes.wire';
import { requestMachine, type RequestInput } from '../../machines/shared/ticketRequest.machine';

/** Wishes go only to the administrators of the institution, so no request of this kind ends in a ticket. */
type WishesRequest =
  | ({ readonly kind: 'ask' } & WishRequest)
  | ({ readonly kind: 'takeBack' } & WishedService)
  | ({ readonly kind: 'answer' } & WishesAnswer);

export type WishesRequestInput = RequestInput<WishesRequest>;
/** A call of one of these kinds, with its idempotency key. */
export type Sent<Kind extends WishesRequest['kind']> = RequestInput<Extract<WishesRequest, { kind: Kind }>>;

export const wishesRequestMachine = requestMachine<WishesRequest, RequestOutcome>();
