import { Type } from 'typebox';
import type { RemoteClient } from '../../remote/remoteClient';
import { oneOf } from '../jql';
import { Changes, movesIn } from './changelog';
import { type JiraDialect, JiraIssue, type PageMark } from './jiraDialect';
import { pagesOf } from './pagesOf';

const SearchPage = Type.Object({ total: Type.Integer(), issues: Type.Array(JiraIssue) });
const Changelog = Type.Object({ changelog: Type.Object({ histories: Type.Array(Changes) }) });

/** Makes the dialect of Jira Data Center, 8.4 or newer (REST API 2): pages by number, and texts as they are. */
export function dataCenter(client: RemoteClient): JiraDialect {
  async function search(body: object, page: PageMark = { startAt: 0 }, signal: AbortSignal) {
    const { total, issues } = await client.read('search', SearchPage, signal, { ...body, ...page });
    const startAt = Number(page['startAt']) + issues.length;
    const isLast = issues.length === 0 || startAt >= total;
    return { total, issues, ...(!isLast && { next: { startAt } }) };
  }

  return {
    kind: 'datacenter',
    deployments: ['Server', 'DataCenter', 'Data Center'],
    accountSettings: 'JIRA_TOKEN, or JIRA_USER and JIRA_PASSWORD',
    personId: 'name',
    createFields: 'values',
    search,
    async readAll(keys, fields, signal) {
      const issues: JiraIssue[] = [];
      // The query is not validated, so that the key of a deleted issue is not an error.
      const lenient: Pick<JiraDialect, 'search'> = {
        search: (query, page, until) => search({ ...query, validateQuery: false }, page, until),
      };
      const query = { jql: oneOf('key', keys), fields, maxResults: keys.length };
      for await (const page of pagesOf(lenient, query, signal)) issues.push(...page.issues);
      return issues;
    },
    async moves(issuePath, signal) {
      const path = `${issuePath}?fields=status&expand=changelog`;
      const { changelog } = await client.read(path, Changelog, signal);
      return movesIn(changelog.histories);
    },
    written: async (texts) => texts,
    comment: (text) => text,
  };
}
