import type { TicketResolution } from '../wire/enumerations';

/** Name in `extensions` of `/users/me` where super users work on tickets in the dashboard. */
export const DESK_EXTENSION = 'desk';
/** Likewise where they read what the server has mailed. */
export const MAILS_EXTENSION = 'mails';
/** Likewise where they see which feeds metadata comes from. */
export const FEEDS_EXTENSION = 'feeds';
/** Likewise where they see which programs are told what happens. */
export const WEBHOOKS_EXTENSION = 'webhooks';

/** Actions that need no text. */
export type PlainAction = 'accept' | 'take' | 'hold' | 'close' | 'reopen';
/** Actions that need a text, which goes to the institution or into the history of the ticket. */
export type WordedAction = 'ask' | 'reject' | 'withdraw';
export type DeskAction = PlainAction | WordedAction | 'resolve';

/** The actions in the order in which they are offered. */
export const deskActions: readonly DeskAction[] = [
  ...(['accept', 'take', 'resolve', 'ask', 'hold', 'reject', 'withdraw', 'close', 'reopen'] as const),
];

/** A step that somebody at the desk takes with a ticket. */
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
};

export function isPlain(action: DeskAction): action is PlainAction {
  return Object.hasOwn(plain, action);
}
