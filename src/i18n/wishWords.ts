import type { WishState } from '../contracts/wire/wishes';
import './texts/wishes';

/** What became of a wish, in words. */
export const wishStates = {
  open: 'wishes.state.open',
  answered: 'wishes.state.answered',
  declined: 'wishes.state.declined',
  gathered: 'wishes.state.gathered',
  requested: 'wishes.state.requested',
  connected: 'wishes.state.connected',
  gone: 'wishes.state.gone',
} as const satisfies Record<WishState, string>;

/** The mark that stands beside the words. */
export const wishMarks = {
  open: 'waiting',
  answered: 'open',
  declined: 'ended',
  gathered: 'working',
  requested: 'working',
  connected: 'on',
  gone: 'ended',
} as const satisfies Record<WishState, string>;
