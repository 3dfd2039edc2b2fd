/**
 * What an open tab of the application and the visualiser say to each other, over a BroadcastChannel of the same
 * origin. Only in an installation that has the visualiser (`extensions` of `/users/me`), and only after the visualiser
 * has asked.
 */
export const QA_CHANNEL = 'idp-dashboard-qa';
export const QA_EXTENSION = 'visualiser';

/** One thing that happened to an actor, masked: no personal data leaves the application's page. */
export interface Happening {
  /** Running number within the tab. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Session id of the actor, and the machine that it runs. */
  readonly actor: string;
  readonly machine: string;
  /** Actor that started it; absent for the outermost. */
  readonly parent?: string;
  readonly kind: 'started' | 'transition' | 'stopped';
  /** State after it. */
  readonly state: string;
  /** Event that led there, with what it carried, masked. */
  readonly event: { readonly type: string; readonly [member: string]: unknown };
  /** Keys of the transitions that were taken. */
  readonly edges: readonly string[];
  /** Context after it, masked. */
  readonly context: unknown;
}

/** What goes wrong in the application's tab, as the tester asked; an empty list mends everything. */
export type Fault =
  | { readonly kind: 'ticketSystemDown' }
  | { readonly kind: 'ticketSystemUnreachable'; readonly delivery: 'refused' | 'unknown' }
  | { readonly kind: 'sessionExpired' }
  | { readonly kind: 'levelTooLow'; readonly required: number }
  /** Another admin acts first: the next write collides. */
  | { readonly kind: 'collision' }
  | { readonly kind: 'offline' }
  /** Calls whose path begins so answer with this status, or take this long. */
  | { readonly kind: 'failing'; readonly path: string; readonly status: number }
  | { readonly kind: 'slow'; readonly path: string; readonly milliseconds: number };

export type ToApplication =
  | { readonly type: 'hello' }
  | { readonly type: 'follow'; readonly on: boolean }
  | { readonly type: 'faults'; readonly faults: readonly Fault[] }
  /** Signs in as this person of the demonstration, with a login of this level. */
  | { readonly type: 'persona'; readonly name: string; readonly level: number };

export type ToVisualiser =
  /** Also the answer to `hello`, and after each change. */
  | {
      readonly type: 'here';
      readonly address: string;
      readonly person: string;
      readonly faults: readonly Fault[];
      readonly following: boolean;
    }
  | { readonly type: 'gone' }
  | { readonly type: 'happenings'; readonly happenings: readonly Happening[] };
