import type { JiraCall, JiraDouble } from './double.types';
import { JiraRefusal, type DoubleIssue } from './issues';
import { answerTo, membersOf, paged, type Answer, type Members } from './routes';
import { shapesOf } from './shapes';
import { desk } from './world';

const notDocument = 'Operation value must be an Atlassian Document (see the Atlassian Document Format)';

/**
 * Answers a call as Jira Cloud does (REST API 3): its search goes by tokens, texts of several lines are documents, and
 * people have no names. Throws JiraRefusal and BadJql.
 */
export function cloudAnswerTo(call: JiraCall, double: JiraDouble): Answer {
  const { method, path } = call;
  const { issues } = double;
  const sent = membersOf(call.body);
  const { pathname, searchParams } = new URL(path, 'http://jira.example/');
  const [, place, key = '', part] = pathname.split('/').map(decodeURIComponent);
  const shape = (issue: DoubleIssue, fields: unknown) =>
    withDocuments(shapesOf(double.url, double.world).issue(issue, strings(fields)), issue, double);
  const ok = (body: unknown): Answer => ({ status: 200, body });

  if (place === 'search' && key === '') throw new JiraRefusal(410, ['The requested API has been removed.']);
  if (method === 'POST' && place === 'search' && key === 'jql') {
    return ok(searched(sent, double, (issue) => shape(issue, sent['fields'])));
  }
  if (method === 'POST' && place === 'issue' && key === 'bulkfetch') {
    const keys = strings(sent['issueIdsOrKeys']);
    if (keys.length > 100) throw new JiraRefusal(400, ['Too many issues.']);
    const found = issues.all.filter((issue) => keys.includes(issue.key));
    return ok({ issueErrors: [], issues: found.map((issue) => shape(issue, sent['fields'])) });
  }
  if (place === 'myself') return ok({ accountId: desk.accountId, displayName: desk.displayName });
  if (place === 'serverInfo') return ok({ deploymentType: 'Cloud', version: '1001.0.0-SNAPSHOT' });
  if (place === 'issue' && part === 'changelog') {
    const entries = shapesOf(double.url, double.world).changelog(issues.find(key));
    return ok(paged(entries.map(nameless), searchParams, double.pageSize));
  }
  if (place === 'issue' && key === 'createmeta') {
    const { values, ...page } = membersOf(answerTo(call, double).body);
    return ok({ ...page, fields: values });
  }
  if (place === 'issue' && part === 'comment' && method === 'GET') {
    const { said } = issues.find(key);
    const page = membersOf(answerTo(call, double).body);
    return ok({ ...page, comments: asDocuments(page['comments'], said) });
  }
  const answer = answerTo({ ...call, body: plain(sent, double) }, double);
  if (place !== 'issue' || part !== undefined) return answer;
  if (method === 'GET') return ok(shape(issues.find(key), searchParams.get('fields')?.split(',')));
  keepDocuments(issues.find(key || String(membersOf(answer.body)['key'])), membersOf(sent['fields']));
  return answer;
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** There is no total, and its token identifies a page. */
function searched(sent: Members, double: JiraDouble, shape: (issue: DoubleIssue) => unknown) {
  const { jql, nextPageToken, maxResults = 50 } = sent;
  const stranger = Object.keys(sent).find((name) => ['startAt', 'validateQuery'].includes(name));
  if (stranger !== undefined) throw new JiraRefusal(400, [`Unrecognized field "${stranger}"`]);
  const found = double.issues.search(String(jql), true);
  const last = found.findIndex(({ key }) => `after ${key}` === nextPageToken);
  const size = Math.min(Number(maxResults), double.pageSize);
  const page = found.slice(last + 1, last + 1 + size);
  const isLast = last + 1 + size >= found.length;
  return { isLast, issues: page.map(shape), ...(!isLast && { nextPageToken: `after ${page.at(-1)?.key}` }) };
}

function asDocuments(comments: unknown, said: DoubleIssue['said']): Members[] {
  return [comments].flat().map((comment) => {
    const { id, body, ...others } = nameless(membersOf(comment));
    return { jsdPublic: true, ...others, body: said[Number(id)]?.document ?? simple(String(body)), id };
  });
}

function nameless(members: Members): Members {
  const { name: _, ...author } = membersOf(members['author']);
  return { ...members, author };
}

function isLong(id: string, { world }: JiraDouble): boolean {
  const field = world.fields.find((one) => one.id === id);
  return id === 'description' || (field?.type === 'string' && field.isLine !== true);
}

function withDocuments(
  shape: { readonly fields: Members },
  { documents, said }: DoubleIssue,
  double: JiraDouble,
): unknown {
  const fields = Object.entries(shape.fields).map(([id, value]) => [
    id,
    typeof value === 'string' && isLong(id, double) ? (documents.get(id) ?? simple(value)) : value,
  ]);
  const { comment } = shape.fields;
  if (comment !== undefined) {
    const page = membersOf(comment);
    fields.push(['comment', { ...page, comments: asDocuments(page['comments'], said) }]);
  }
  return { ...shape, fields: Object.fromEntries(fields) };
}

function keepDocuments({ documents }: DoubleIssue, fields: Members): void {
  for (const [id, value] of Object.entries(fields)) {
    if (typeof value === 'object' && value !== null && 'content' in value) documents.set(id, value);
    else documents.delete(id);
  }
}

/** Returns what was sent with texts in place of documents, and refuses a text that should be a document. */
function plain(sent: Members, double: JiraDouble): Members {
  const { fields, update, body } = sent;
  const texts = Object.entries(membersOf(fields)).map(([id, value]) => {
    if (value === null || !isLong(id, double)) return [id, value];
    return [id, wordsOf(value, id)];
  });
  const [added] = [membersOf(update)['comment']].flat();
  const comment = membersOf(membersOf(added)['add'])['body'];
  if (comment !== undefined && !isOffered(sent, double))
    throw new JiraRefusal(400, [], { comment: 'no screen' });
  return {
    ...sent,
    ...(fields !== undefined && { fields: Object.fromEntries(texts) }),
    ...(comment !== undefined && { update: { comment: [{ add: { body: wordsOf(comment, 'comment') } }] } }),
    ...(body !== undefined && { body: wordsOf(body, 'comment') }),
  };
}

function isOffered({ transition }: Members, { world }: JiraDouble): boolean {
  const { id } = membersOf(transition);
  return world.transitions.some((one) => one.id === id && one.screen !== undefined);
}

/** Returns the words of the paragraphs of a document. */
function wordsOf(value: unknown, field: string): string {
  const { type, version, content } = membersOf(value);
  if (type !== 'doc' || version !== 1 || !Array.isArray(content)) {
    throw new JiraRefusal(400, [], { [field]: notDocument });
  }
  return content.map((paragraph) => lineOf(membersOf(paragraph), field)).join('\n\n');
}

function lineOf({ content }: Members, field: string): string {
  const nodes = Array.isArray(content) ? content.map(membersOf) : [];
  if (nodes.some(({ type, text }) => type === 'text' && text === '')) {
    throw new JiraRefusal(400, [], { [field]: notDocument });
  }
  return nodes.map(({ type, text }) => (type === 'hardBreak' ? '\n' : String(text))).join('');
}

function simple(text: string): object {
  return { type: 'doc', version: 1, content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}
