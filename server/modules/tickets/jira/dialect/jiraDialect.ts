import { type Static, Type } from 'typebox';

export const JiraIssue = Type.Object({
  key: Type.String(),
  fields: Type.Record(Type.String(), Type.Unknown()),
});
export type JiraIssue = Static<typeof JiraIssue>;

/** The two Jira products, by the value of `JIRA_KIND`. */
export type JiraKind = 'datacenter' | 'cloud';

/** A search; `fields` are the fields of the issues in the answer. */
export interface IssueQuery {
  readonly jql: string;
  readonly fields: readonly string[];
  /** Maximum number of issues per page; the server may return fewer. */
  readonly maxResults: number;
}

export interface IssuePage {
  readonly issues: readonly JiraIssue[];
  /** Number of matching issues, if the server sends it. */
  readonly total?: number;
  /** Mark of the next page; absent: this is the last one. */
  readonly next?: PageMark;
}
export type PageMark = Readonly<Record<string, string | number>>;

/** One change of an issue's status, with the names of both. */
export interface StatusMove {
  readonly at: string;
  readonly by: string;
  readonly from: string;
  readonly to: string;
}

/** Values of text fields by field ID; null empties one. */
export type Texts = Readonly<Record<string, string | null>>;

/**
 * Differences between the REST APIs of Data Center (version 2) and of Cloud (version 3). Everything else is the same
 * for both. A dialect only reads; all of its calls throw RemoteFailure.
 */
export interface JiraDialect {
  readonly kind: JiraKind;
  /** Possible values of `deploymentType` in `serverInfo`. */
  readonly deployments: readonly string[];
  /** Names of the account's settings, for messages. */
  readonly accountSettings: string;
  /** The member that identifies an account. */
  readonly personId: 'name' | 'accountId';
  /** The member of a page of `createmeta` that holds the fields. */
  readonly createFields: 'values' | 'fields';
  search(query: IssueQuery, page: PageMark | undefined, signal: AbortSignal): Promise<IssuePage>;
  /** Reads issues by key, in any order; missing ones are left out. */
  readAll(keys: readonly string[], fields: readonly string[], signal: AbortSignal): Promise<JiraIssue[]>;
  /** Reads the status changes of an issue, oldest first. */
  moves(issuePath: string, signal: AbortSignal): Promise<StatusMove[]>;
  /** Returns the values of text fields in the server's format. */
  written(texts: Texts, signal: AbortSignal): Promise<Readonly<Record<string, unknown>>>;
  /** Returns a comment in the server's format. */
  comment(text: string): unknown;
}
