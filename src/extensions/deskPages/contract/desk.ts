import type { HoldingAction } from '../../../contracts/wire/desk';
import type { TicketResolution } from '../../../contracts/wire/enumerations';

/** Name in `extensions` of `/users/me` if super users process tickets in the dashboard. */
export const DESK_EXTENSION = 'desk';
/** Likewise if they can read the server's mails. */
export const MAILS_EXTENSION = 'mails';
/** Likewise if they can see the feeds of the metadata. */
export const FEEDS_EXTENSION = 'feeds';
/** Likewise if they can see the programs that receive events. */
export const WEBHOOKS_EXTENSION = 'webhooks';

/** Actions without a text. */
type PlainAction = 'accept' | 'take' | 'hold' | 'close' | 'reopen' | HoldingAction;
/** Actions that need a text, which goes to the institution or into the history of the ticket. */
type WordedAction = 'ask' | 'reject' | 'withdraw';
export type DeskAction = PlainAction | WordedAction | 'resolve';

/** The actions that change the status of a ticket, in the order in which they are offered. */
export const deskActions: readonly Exclude<DeskAction, HoldingAction>[] = [
  ...(['accept', 'take', 'resolve', 'ask', 'hold', 'reject', 'withdraw', 'close', 'reopen'] as const),
];

/** The actions on who has a ticket, of which one at a time is possible. */
export const holdingActions: readonly HoldingAction[] = ['assign', 'takeOver', 'giveBack'];

/** A step of a ticket at the desk. */
export type DeskStep =
  | { readonly action: PlainAction }
  | { readonly action: WordedAction; readonly comment: string }
  | { readonly action: 'resolve'; readonly resolution: TicketResolution };

const plain: Readonly<Record<PlainAction, true>> = {
  accept: true,
  take: true,
  hold: true,
  close: true,
  reopen: true,
  assign: true,
  takeOver: true,
  giveBack: true,
};

export function isPlain(action: DeskAction): action is PlainAction {
  return Object.hasOwn(plain, action);
}
