import { Type } from 'typebox';
import type { RemoteClient } from '../../remote/remoteClient';
import { Changes, movesIn } from './changelog';
import { type JiraDialect, JiraIssue, type Texts } from './jiraDialect';
import { documentOf } from './richText';
import { startAtPages } from './startAtPages';

const SearchPage = Type.Object({
  issues: Type.Array(JiraIssue),
  isLast: Type.Optional(Type.Boolean()),
  nextPageToken: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
const Fetched = Type.Object({
  issues: Type.Array(JiraIssue),
  issueErrors: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 0 })),
});
const Fields = Type.Array(
  Type.Object({
    id: Type.String(),
    schema: Type.Optional(Type.Object({ custom: Type.Optional(Type.String()) })),
  }),
);

/** Maximum number of issues that are read by key at a time. */
const KEYS_AT_A_TIME = 100;
/** End of the type of multi-line fields; single-line fields take a text as it is. */
const SEVERAL_LINES = ':textarea';

/**
 * Makes the dialect of Jira Cloud (REST API 3): pages by a token and without a total, multi-line texts as documents,
 * and people by `accountId`. Asks once which fields have several lines, since the type of a field never changes.
 */
export function cloud(client: RemoteClient): JiraDialect {
  let documents: ReadonlySet<string> | undefined;

  async function documentFields(signal: AbortSignal): Promise<ReadonlySet<string>> {
    if (documents) return documents;
    const fields = await client.read('field', Fields, signal);
    const several = fields.filter(({ schema }) => schema?.custom?.endsWith(SEVERAL_LINES));
    return (documents = new Set(['description', ...several.map(({ id }) => id)]));
  }

  return {
    kind: 'cloud',
    deployments: ['Cloud'],
    accountSettings: 'JIRA_USER, the e-mail address of the account, and JIRA_TOKEN',
    personId: 'accountId',
    createFields: 'fields',
    async search(query, page, signal) {
      const found = await client.read('search/jql', SearchPage, signal, { ...query, ...page });
      const { issues, isLast, nextPageToken } = found;
      const goesOn = isLast !== true && typeof nextPageToken === 'string' && nextPageToken !== '';
      return { issues, ...(goesOn && { next: { nextPageToken } }) };
    },
    async readAll(keys, fields, signal) {
      const issues: JiraIssue[] = [];
      for (let start = 0; start < keys.length; start += KEYS_AT_A_TIME) {
        const body = { issueIdsOrKeys: keys.slice(start, start + KEYS_AT_A_TIME), fields };
        issues.push(...(await client.read('issue/bulkfetch', Fetched, signal, body)).issues);
      }
      return issues;
    },
    async moves(issuePath, signal) {
      return movesIn(await startAtPages(client, `${issuePath}/changelog`, 'values', Changes, signal));
    },
    async written(texts: Texts, signal) {
      const several = await documentFields(signal);
      return Object.fromEntries(
        Object.entries(texts).map(([id, text]) => [
          id,
          text !== null && several.has(id) ? documentOf(text) : text,
        ]),
      );
    },
    comment: documentOf,
  };
}
