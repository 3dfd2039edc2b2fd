import type { JiraKind } from '../../../../server/modules/tickets/jira/dialect/jiraDialect';
import type { RemoteAccount } from '../../../../server/modules/tickets/remote/remoteAccount';
import type { JiraIssues } from './issues';
import type { JiraWorld } from './world';

/** The failure of a call; `done` says whether it was carried out. */
export type JiraTrouble =
  | { readonly kind: 'silent'; readonly done: boolean }
  /** The connection breaks amid the answer, or before the request has been read. */
  | { readonly kind: 'reset'; readonly done: boolean }
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly done?: boolean;
    };

export interface JiraCall {
  readonly method: string;
  /** Path and query after `/rest/api/2/` or `3/`. */
  readonly path: string;
  readonly body: unknown;
}

export interface JiraDouble {
  readonly kind: JiraKind;
  readonly url: string;
  readonly token: string;
  /** An account that is let in. */
  readonly account: RemoteAccount;
  /** Path of the search. */
  readonly searchPath: string;
  readonly issues: JiraIssues;
  readonly world: JiraWorld;
  /** All calls so far. */
  readonly calls: JiraCall[];
  /** Largest number of issues in an answer. */
  pageSize: number;
  now: () => Date;
  /** Returns how a call fails; undefined for a call that works. */
  trouble: (call: JiraCall) => JiraTrouble | undefined;
  /** Stops listening; `up` listens at the same address again. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}
