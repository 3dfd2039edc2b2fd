import type { JiraMapping } from './jiraMapping';

export type JiraAccount =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'password'; readonly user: string; readonly password: string };

/** The Jira server that tickets are in, as far as it is known before it was asked. */
export interface JiraSettings {
  /** Address without a trailing slash; it may have a path. */
  readonly url: string;
  readonly account: JiraAccount;
  readonly mapping: JiraMapping;
  /** What one of our calls may take, however many of the server's it needs. */
  readonly timeoutMs: number;
  /** How long a server that has failed counts as down, unless it answers before. */
  readonly downMs: number;
  /** How often a server that nobody else asks is asked whether it is there. */
  readonly probeMs: number;
  /** Largest answer that is read, in bytes. */
  readonly mostBytes: number;
  /** Most issues that one search looks through. */
  readonly mostIssues: number;
}

export const jiraLimits = {
  timeoutMs: 10_000,
  downMs: 30_000,
  probeMs: 15_000,
  mostBytes: 16 * 1024 * 1024,
  mostIssues: 20_000,
} satisfies Partial<JiraSettings>;
