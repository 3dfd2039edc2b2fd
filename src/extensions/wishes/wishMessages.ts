import type { OwnWish, WishState } from './contract/wishes.wire';
import './wishes.texts';

export const wishStates = {
  open: 'wishes.state.open',
  answered: 'wishes.state.answered',
  declined: 'wishes.state.declined',
  gathered: 'wishes.state.gathered',
  requested: 'wishes.state.requested',
  invited: 'wishes.state.invited',
  connected: 'wishes.state.connected',
  gone: 'wishes.state.gone',
} as const satisfies Record<WishState, string>;

/** The mark beside the words. */
export const wishMarks = {
  open: 'waiting',
  answered: 'open',
  declined: 'ended',
  gathered: 'working',
  requested: 'working',
  invited: 'waiting',
  connected: 'on',
  gone: 'ended',
} as const satisfies Record<WishState, string>;

/** States of a wish that show the state of its service rather than an answer. */
const SERVICE_STATES: readonly WishState[] = ['gathered', 'requested', 'invited', 'connected', 'gone'];

/**
 * Returns the name of the service that the state is about, if the wish is joined with the wishes for that
 * one.
 */
export function stateSubject({ state, together }: Pick<OwnWish, 'state' | 'together'>): string | undefined {
  return together && SERVICE_STATES.includes(state) ? (together.serviceName ?? together.service) : undefined;
}
