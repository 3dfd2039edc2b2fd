import { Type } from 'typebox';
import { JiraFailure } from './jiraFailure';
import { allOf, hasPhrase, quoted } from './jql';
import type { IssueParts } from './readIssue';

/** Fields that are searched by the words in them. */
const searched = ['institution', 'service', 'requestId'] as const;

const Counted = Type.Object({ total: Type.Integer() });

/** Fields that cannot be searched, a sentence each: those whose searcher is none for texts. Throws JiraFailure. */
export async function searchFaults({ client, mapping }: IssueParts, signal: AbortSignal): Promise<string[]> {
  const faults: string[] = [];
  for (const name of searched) {
    const id = mapping.fields[name];
    const jql = allOf([`project = ${quoted(mapping.project)}`, hasPhrase(id, 'https://idp.example')]);
    try {
      await client.read('search', Counted, signal, { jql, maxResults: 0, fields: ['key'] });
    } catch (error) {
      if (!(error instanceof JiraFailure) || error.status !== 400) throw error;
      faults.push(`fields.${name}: ${id} cannot be searched by its words (${error.reason}).`);
    }
  }
  return faults;
}
