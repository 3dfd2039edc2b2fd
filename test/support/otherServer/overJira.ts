import type { JiraDouble } from '../tickets/jira/double.types';
import type { DoubleIssue } from '../tickets/jira/issues';
import type { Seen } from '../dom/fakeServer';
import type { Federation, HeldTicket, TicketKind } from './federation';
import { answerTo } from './otherServer';

/** Names of the issue types of `existingWorld`. */
const TYPES: Readonly<Record<TicketKind, string>> = {
  LINKREQUEST: 'Link request',
  UNLINKREQUEST: 'Unlink request',
  CHANGE: 'Change',
  LINKINVITE: 'Link invite',
  UNLINKINVITE: 'Unlink invite',
};
/** Fields that the existing server fills. */
const FIELDS = {
  idpId: 'customfield_10101',
  spId: 'customfield_10102',
  typeMetaData: 'customfield_10103',
  emailTo: 'customfield_10108',
  personalMessage: 'customfield_10109',
} as const;
const WAITING = ['Dispatch', 'Accept', 'Waiting for customer'];
const ANSWERED: Readonly<Record<string, readonly string[]>> = {
  'In Progress': ['Back in progress', 'Support level'],
  Resolved: ['Back in progress', 'Resolve'],
};

/**
 * Answers as the existing server does whose tickets are issues of this Jira server: it reads them by the fields that it fills, and
 * writes what it files, says and changes. It finds what the search finds.
 */
export async function answerOverJira(
  double: JiraDouble,
  federation: Federation,
  seen: Seen,
): Promise<Response> {
  const { issues } = double;
  const found = issues.all.filter(({ key }) => !issues.unindexed.has(key)).flatMap(ticketOf);
  federation.tickets.splice(0, Infinity, ...found);
  const before = new Map(found.map((ticket) => [ticket.key, structuredClone(ticket)]));
  const response = answerTo(federation, seen);
  let text = await response.text();
  const { actor } = issues;
  issues.actor = 'Existing dashboard';
  for (const ticket of federation.tickets) {
    const known = before.get(ticket.key);
    if (known) change(double, ticket, known);
    else text = text.replaceAll(ticket.key, create(double, ticket));
  }
  issues.actor = actor;
  return new Response(text, { status: response.status, headers: response.headers });
}

function ticketOf(issue: DoubleIssue): HeldTicket[] {
  const type = (Object.keys(TYPES) as TicketKind[]).find((one) => TYPES[one] === issue.issuetype);
  if (!type) return [];
  const text = (field: keyof typeof FIELDS) => issue.texts[FIELDS[field]] ?? '';
  return [
    {
      key: issue.key,
      type,
      idpId: text('idpId'),
      spId: text('spId'),
      typeMetaData: text('typeMetaData'),
      status: issue.status,
      ...(issue.resolution !== null && { resolution: issue.resolution }),
      body: issue.description ?? '',
      emailTo: text('emailTo'),
      personalMessage: text('personalMessage'),
      comments: [...issue.comments],
      createdAt: issue.created.getTime(),
      updatedAt: issue.updated.getTime(),
    },
  ];
}

function create({ issues, world }: JiraDouble, ticket: HeldTicket): string {
  const texts = Object.entries(FIELDS).flatMap(([name, id]) => {
    const text = ticket[name as keyof typeof FIELDS];
    return text === '' ? [] : [[id, text]];
  });
  const { key } = issues.create({
    project: { key: world.project },
    issuetype: { name: TYPES[ticket.type] },
    summary: `${ticket.type} of ${ticket.idpId}`,
    description: ticket.body,
    ...Object.fromEntries(texts),
  });
  if (ticket.status === 'Waiting for customer') walk(issues, key, WAITING);
  return key;
}

function change({ issues }: JiraDouble, ticket: HeldTicket, before: HeldTicket): void {
  const { key, status, comments } = ticket;
  for (const comment of comments.slice(before.comments.length)) issues.comment(key, comment);
  if (status !== before.status) walk(issues, key, ANSWERED[status] ?? []);
}

function walk(issues: JiraDouble['issues'], key: string, names: readonly string[]): void {
  for (const name of names) {
    const transition = issues.transitionsOf(key).find((one) => one.name === name);
    if (!transition) throw new Error(`${key} offers no ${name}`);
    const isEnd = transition.screen?.includes('resolution');
    issues.transit(key, transition.id, isEnd ? { resolution: { name: 'Done' } } : {}, undefined);
  }
}
