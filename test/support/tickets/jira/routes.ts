import type { JiraCall, JiraDouble } from './double.types';
import { JiraRefusal } from './issues';
import { shapesOf } from './shapes';
import { desk } from './world';

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

export type Members = Readonly<Record<string, unknown>>;

export function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Answers a call that does not fail. Throws JiraRefusal and BadJql. */
export function answerTo({ method, path, body }: JiraCall, double: JiraDouble): Answer {
  const { issues, world } = double;
  const { pathname, searchParams } = new URL(path, `${double.url}/`);
  const [, ...parts] = pathname.slice(new URL(double.url).pathname.length).split('/').map(decodeURIComponent);
  const shapes = shapesOf(double.url, world);
  const sent = membersOf(body);
  const ok = (answer: unknown): Answer => ({ status: 200, body: answer });
  const [place, key = '', part, type = ''] = parts;

  if (method === 'POST' && place === 'search') return ok(searched(sent, double));
  if (place === 'issue' && key === 'createmeta') {
    const known = world.types.find(({ id }) => id === parts[4]);
    if (part !== world.project || type !== 'issuetypes' || !known)
      throw new JiraRefusal(404, ['No such thing']);
    return ok(paged(shapes.createFields(known.name), searchParams, double.pageSize));
  }
  if (method === 'POST' && place === 'issue' && key === '') {
    return { status: 201, body: shapes.created(issues.create(membersOf(sent['fields']))) };
  }
  if (place === 'issue' && part === undefined) {
    if (method === 'PUT') {
      issues.edit(key, membersOf(sent['fields']));
      return { status: 204 };
    }
    const issue = issues.find(key);
    const shape = shapes.issue(issue, (searchParams.get('fields') ?? '').split(','));
    if (searchParams.get('expand') !== 'changelog') return ok(shape);
    return ok({ ...shape, changelog: { startAt: 0, histories: shapes.changelog(issue) } });
  }
  if (place === 'issue' && part === 'transitions') {
    if (method === 'GET') return ok(shapes.transitions(issues.transitionsOf(key)));
    const [added] = [membersOf(sent['update'])['comment']].flat();
    const comment = membersOf(membersOf(added)['add'])['body'];
    issues.transit(
      key,
      membersOf(sent['transition'])['id'],
      membersOf(sent['fields']),
      typeof comment === 'string' ? comment : undefined,
    );
    return { status: 204 };
  }
  if (place === 'issue' && part === 'comment') {
    if (method === 'GET') {
      const comments = shapes.comments(issues.find(key));
      if (searchParams.get('orderBy') === '-created') comments.reverse();
      return ok(paged(comments, searchParams, double.pageSize, 'comments'));
    }
    issues.comment(key, String(sent['body']));
    return { status: 201, body: { id: '1', body: sent['body'] } };
  }
  if (method === 'GET' && place === 'project' && key === world.project) return ok(shapes.project());
  if (method === 'GET' && place === 'field') return ok(shapes.fields());
  if (method === 'GET' && place === 'status') return ok(shapes.statuses());
  if (method === 'GET' && place === 'resolution') return ok(shapes.resolutions());
  if (method === 'GET' && place === 'myself') return ok({ name: desk.name, timeZone: 'Europe/Amsterdam' });
  if (method === 'GET' && place === 'serverInfo') return ok({ deploymentType: 'Server', version: '9.12.0' });
  throw new JiraRefusal(404, [`No ${method} ${path}`]);
}

function searched({ jql, startAt = 0, maxResults = 50, fields, validateQuery }: Members, double: JiraDouble) {
  const found = double.issues.search(String(jql), validateQuery !== false);
  const size = Math.min(Number(maxResults), double.pageSize);
  const wanted = Array.isArray(fields) ? fields.map(String) : [];
  const shapes = shapesOf(double.url, double.world);
  return {
    expand: 'schema,names',
    startAt,
    maxResults: size,
    total: found.length,
    issues: found.slice(Number(startAt), Number(startAt) + size).map((issue) => shapes.issue(issue, wanted)),
  };
}

/** Returns the page at `startAt`; `member` holds its rows. */
export function paged(
  values: readonly unknown[],
  parameters: URLSearchParams,
  pageSize: number,
  member: 'values' | 'comments' = 'values',
) {
  const startAt = Number(parameters.get('startAt') ?? 0);
  const maxResults = Math.min(Number(parameters.get('maxResults') ?? 50), pageSize);
  const page = values.slice(startAt, startAt + maxResults);
  const isLast = startAt + page.length >= values.length;
  return { maxResults, startAt, total: values.length, isLast, [member]: page };
}
