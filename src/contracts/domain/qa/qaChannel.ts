import type { Roles } from '../person/person';
import type { Fault } from './qaFault';

/**
 * Messages between open tabs of the application and the visualiser, over a BroadcastChannel of the same origin. Only in
 * an installation that has the visualiser (`extensions` of `/users/me`). Nothing is inspected before the visualiser
 * sends `follow`; no personal data leaves the application's page (`app/qa/mask`).
 */
export const QA_CHANNEL = 'idp-dashboard-qa';

/** One event of an actor, masked. */
export interface LogEntry {
  /** Running number within the tab, from 1, in the order in which it began. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Session ID of the actor, and its machine. */
  readonly actor: string;
  readonly machine: string;
  /** Actor that started it; absent for the outermost. */
  readonly parent?: string;
  /** `found`: it was already running when following began. `stopped`: this was its last event. */
  readonly kind: 'found' | 'started' | 'transition' | 'stopped';
  /** State after it. */
  readonly state: string;
  /** Event that caused the transition, with its data, masked. */
  readonly event: { readonly type: string; readonly [member: string]: unknown };
  /** Keys of the taken transitions; none if the event changed nothing. */
  readonly edges: readonly string[];
  /** Context after it, masked. */
  readonly context: unknown;
}

/** Origin of a recording and a bug report; nothing in it identifies the person. */
export interface QaSetting {
  /** Path and dialog, without search terms. */
  readonly address: string;
  readonly role: keyof Roles;
  /** Rank of the login. */
  readonly level: number;
  /** Language of the page, as two letters. */
  readonly language: string;
  /** Width of the window in pixels. */
  readonly width: number;
  readonly faults: readonly Fault[];
}

/** A tab's description of itself. */
export interface QaTab extends QaSetting {
  /** Random; stays the same when the tab loads another page of the application. */
  readonly tab: string;
  /** True if this is the demonstration; only there are faults and personas available. */
  readonly demo: boolean;
  readonly following: boolean;
}

export type ToApplication =
  | { readonly type: 'hello' }
  | { readonly type: 'follow'; readonly tab: string; readonly on: boolean }
  | { readonly type: 'faults'; readonly tab: string; readonly faults: readonly Fault[] }
  /** Signs in as this demonstration person, with a login of this level, and returns to the same address. */
  | { readonly type: 'persona'; readonly tab: string; readonly subject: string; readonly level: number };

export type ToVisualiser =
  /** Also the answer to `hello`, and sent after each change. */
  | ({ readonly type: 'here' } & QaTab)
  | { readonly type: 'gone'; readonly tab: string }
  | { readonly type: 'entries'; readonly tab: string; readonly entries: readonly LogEntry[] }
  /** The last request cannot be fulfilled. */
  | { readonly type: 'refused'; readonly tab: string; readonly what: 'faults' | 'persona' };
