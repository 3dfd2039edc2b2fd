import { Type } from 'typebox';
import { openStatuses } from '../../../../src/contracts/domain/ticket';
import type { TicketStatus, TicketType } from '../../../../src/contracts/wire/enumerations';
import { isWithdrawable } from '../requestWithdrawal';
import type { FaultParts } from './faults';
import { isOfProject } from './issueKey';
import { JiraFailure } from './jiraFailure';
import { statusNamesOf } from './jiraIssue';
import type { JiraMapping } from './jiraMapping';
import { allOf, oneOf, quoted } from './jql';
import { namesOf, transitionsOf } from './walkSteps';

type Step = keyof JiraMapping['steps'];

/** The steps that an issue has to offer, and from which of our statuses on. */
interface Expected {
  readonly type: TicketType;
  readonly statuses: readonly TicketStatus[];
  readonly steps: readonly Step[];
}

const requests = ['LINKREQUEST', 'UNLINKREQUEST', 'CHANGE'] as const;
const invitations = ['LINKINVITE', 'UNLINKINVITE'] as const;
const expected: readonly Expected[] = [
  ...requests.map((type): Expected => ({
    type,
    statuses: openStatuses.filter((status) => isWithdrawable({ type, status })),
    steps: ['withdrawn'],
  })),
  ...invitations.map((type): Expected => ({
    type,
    statuses: ['Waiting for customer'],
    steps: ['accepted', 'settled', 'denied'],
  })),
];

const Newest = Type.Object({ issues: Type.Array(Type.Object({ key: Type.String() })) });

/**
 * Tells in the log which steps the newest issue of each type does not offer. Jira tells transitions by issue only, so
 * that a type without an issue is told nothing of. It is no fault: a workflow may let one issue through and not another.
 */
export async function tellTransitions(parts: FaultParts, signal: AbortSignal): Promise<void> {
  for (const one of expected) {
    try {
      await tell(parts, one, signal);
    } catch (error) {
      if (!(error instanceof JiraFailure)) throw error;
      parts.log(`Jira: the transitions of ${one.type} were not looked at (${error.reason})`);
    }
  }
}

async function tell(
  parts: FaultParts,
  { type, statuses, steps }: Expected,
  signal: AbortSignal,
): Promise<void> {
  const { client, mapping, log } = parts;
  const [typeName, statusNames] = [mapping.types[type], statusNamesOf(mapping, statuses)];
  if (typeName === undefined || statusNames.length === 0) return;
  const clauses = allOf([
    `project = ${quoted(mapping.project)}`,
    oneOf('issuetype', [typeName]),
    oneOf('status', statusNames),
  ]);
  const asked = { jql: `${clauses} ORDER BY created DESC, key DESC`, fields: ['status'], maxResults: 1 };
  const { issues } = await client.read('search', Newest, signal, asked);
  const key = issues[0]?.key;
  if (key === undefined || !isOfProject(key, mapping.project)) return;
  const offered = await transitionsOf(parts, key, signal);
  for (const step of steps) {
    const { transitions } = mapping.steps[step];
    if (offered.some(({ name }) => transitions.includes(name))) continue;
    const wanted = namesOf(transitions.map((name) => ({ name })));
    log(`Jira: steps.${step}: ${key} ("${typeName}") offers ${namesOf(offered)}, but not ${wanted}`);
  }
}
