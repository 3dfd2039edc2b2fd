import { type Static, Type } from 'typebox';

export const JiraIssue = Type.Object({
  key: Type.String(),
  fields: Type.Record(Type.String(), Type.Unknown()),
});
export type JiraIssue = Static<typeof JiraIssue>;

/** The two products that are called Jira, by the value of `JIRA_KIND`. */
export type JiraKind = 'datacenter' | 'cloud';

/** A search; `fields` are those that its issues are answered with. */
export interface IssueQuery {
  readonly jql: string;
  readonly fields: readonly string[];
  /** Most issues of one page; the server may give fewer. */
  readonly maxResults: number;
}

export interface IssuePage {
  readonly issues: readonly JiraIssue[];
  /** How many issues match, where the server tells. */
  readonly total?: number;
  /** Asks for the page that follows; absent: this is the last one. */
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

/** Values of text fields by the id of the field; null empties one. */
export type Texts = Readonly<Record<string, string | null>>;

/**
 * What the REST APIs of Data Center (version 2) and of Cloud (version 3) do differently. Everything else is the same for
 * both. A dialect reads only; all of its calls throw RemoteFailure.
 */
export interface JiraDialect {
  readonly kind: JiraKind;
  /** What `deploymentType` of `serverInfo` may say. */
  readonly deployments: readonly string[];
  /** The settings of the account, in words. */
  readonly accountSettings: string;
  /** The member of an account that tells who it is. */
  readonly personId: 'name' | 'accountId';
  /** The member of a page of `createmeta` that holds the fields. */
  readonly createFields: 'values' | 'fields';
  search(query: IssueQuery, page: PageMark | undefined, signal: AbortSignal): Promise<IssuePage>;
  /** Reads issues by key, in any order; those that are not there are missing. */
  readAll(keys: readonly string[], fields: readonly string[], signal: AbortSignal): Promise<JiraIssue[]>;
  /** Reads the changes of status of an issue, the oldest first. */
  moves(issuePath: string, signal: AbortSignal): Promise<StatusMove[]>;
  /** Returns the values of text fields as the server takes them. */
  written(texts: Texts, signal: AbortSignal): Promise<Readonly<Record<string, unknown>>>;
  /** Returns a comment as the server takes it. */
  comment(text: string): unknown;
}
