import type { JiraIssues } from './issues';
import type { JiraWorld } from './world';

/** How a call goes wrong, before or after it was carried out. */
export type JiraTrouble =
  | { readonly kind: 'silent'; readonly done: boolean }
  /** The connection ends in the middle of the answer, or before the request is read to its end. */
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
  /** Behind `/rest/api/2/`, query string and all. */
  readonly path: string;
  readonly body: unknown;
}

export interface JiraDouble {
  readonly url: string;
  readonly token: string;
  readonly issues: JiraIssues;
  readonly world: JiraWorld;
  /** What was asked so far. */
  readonly calls: JiraCall[];
  /** Most issues in one answer. */
  pageSize: number;
  now: () => Date;
  /** Undefined: the call is answered as it should be. */
  trouble: (call: JiraCall) => JiraTrouble | undefined;
  /** Nobody listens any more; `up` listens at the same address. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}
