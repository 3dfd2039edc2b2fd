import { type Static, Type } from 'typebox';
import { openStatuses } from '../../../../src/contracts/domain/tickets/ticketRules';
import type { TicketStatus, TicketType } from '../../../../src/contracts/wire/enumerations';
import type { RemoteReminder, RemoteStep } from '../outbox/task';
import type { RemoteTicket } from '../remote/remoteTickets';
import { isWithdrawable } from '../requestWithdrawal';
import type { FaultParts } from './faults';
import { isKeyOf } from '../remote/ticketKey';
import { RemoteFailure } from '../remote/remoteFailure';
import { type IssueParts, hasComment, issuePath, readIssue, statusNamesOf } from './jiraIssue';
import type { JiraMapping, JiraStep } from './jiraMapping';
import { allOf, oneOf, quoted } from './jql';

/**
 * Takes the step and ensures that the comment exists, even if an earlier attempt took the step without it. Writes the
 * mark of a denied invitation first, so that none is resolved without it. Throws RemoteFailure.
 */
export async function takeStep(
  parts: IssueParts,
  key: string,
  step: RemoteStep,
  comment: string,
  signal: AbortSignal,
): Promise<RemoteTicket> {
  const { client, dialect, mapping } = parts;
  const end = mapping.steps[step];
  const { rejected, type } = await readIssue(parts, key, signal);
  const status = await statusNameOf(parts, key, signal);
  if (status === end.status && rejected !== (step === 'denied')) {
    throw new RemoteFailure(
      'refused',
      `${key} has the status "${status}" already, but not by a step "${step}"`,
    );
  }
  const mark = step === 'denied' ? mapping.rejected.field : undefined;
  if (mark && status !== end.status) {
    await client.write('PUT', issuePath(key), { fields: await markOf(parts, mark, signal) }, signal);
  }
  const template = step === 'denied' ? mapping.rejected.comment : undefined;
  if (template !== undefined && !rejected) {
    const text = `The institution ${template} ticket of the type ${type}.`;
    await client.write('POST', `${issuePath(key)}/comment`, { body: dialect.comment(text) }, signal);
  }
  await walkSteps(parts, key, end, comment, signal);
  if (comment !== '' && !(await hasComment(parts, key, comment, signal))) {
    await client.write('POST', `${issuePath(key)}/comment`, { body: dialect.comment(comment) }, signal);
  }
  return readIssue(parts, key, signal);
}

async function markOf(
  { dialect }: IssueParts,
  { id, value, kind }: NonNullable<JiraMapping['rejected']['field']>,
  signal: AbortSignal,
): Promise<object> {
  return kind === 'option' ? { [id]: { value } } : dialect.written({ [id]: value }, signal);
}

/** Updates the issue of a reminded invitation. Throws RemoteFailure. */
export async function remindOf(
  parts: IssueParts,
  key: string,
  { message, emailTo }: RemoteReminder,
  signal: AbortSignal,
): Promise<RemoteTicket> {
  const { client, dialect, mapping } = parts;
  await readIssue(parts, key, signal);
  // Null empties a field, some of which refuse an empty text.
  const texts = {
    [mapping.fields.personalMessage]: message || null,
    [mapping.fields.emailTo]: emailTo || null,
  };
  const fields = await dialect.written(texts, signal);
  await client.write('PUT', issuePath(key), { fields }, signal);
  return readIssue(parts, key, signal);
}

/** Thrown if the issue offers none of the transitions that lead on. */
export class ImpossibleTransition extends RemoteFailure {
  constructor(reason: string) {
    super('refused', reason);
    this.name = 'ImpossibleTransition';
  }
}

const Status = Type.Object({ fields: Type.Object({ status: Type.Object({ name: Type.String() }) }) });

/** `fields` are those of the transition's screen. */
const Transition = Type.Object({
  id: Type.String(),
  name: Type.String(),
  to: Type.Object({ name: Type.String() }),
  /** Absent: the server does not say. */
  hasScreen: Type.Optional(Type.Boolean()),
  fields: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
const Transitions = Type.Object({ transitions: Type.Array(Transition) });

async function statusNameOf({ client }: IssueParts, key: string, signal: AbortSignal): Promise<string> {
  const { fields } = await client.read(`${issuePath(key)}?fields=status`, Status, signal);
  return fields.status.name;
}

/** Reads the transitions that the issue offers in its present status. */
async function transitionsOf(
  { client }: IssueParts,
  key: string,
  signal: AbortSignal,
): Promise<Static<typeof Transition>[]> {
  const path = `${issuePath(key)}/transitions?expand=transitions.fields`;
  return (await client.read(path, Transitions, signal)).transitions;
}

/**
 * Moves an issue along a step, by those of its transitions that the issue offers, the one nearest the end first, so
 * that an interrupted walk continues from its present status. Sends the comment with the last transition, unless that
 * is known to have no screen; Jira would drop or refuse it. Does nothing if the issue has the status already. Throws
 * RemoteFailure.
 */
export async function walkSteps(
  parts: IssueParts,
  key: string,
  step: JiraStep,
  comment: string,
  signal: AbortSignal,
): Promise<void> {
  for (let taken = 0; taken <= step.transitions.length; taken += 1) {
    const status = await statusNameOf(parts, key, signal);
    if (status === step.status) return;
    const transitions = await transitionsOf(parts, key, signal);
    const next = step.transitions
      .toReversed()
      .flatMap((name) => transitions.find((one) => one.name === name) ?? [])[0];
    if (!next) throw impossible(key, status, step, transitions);
    const isLast = next.to.name === step.status;
    const hasComment = isLast && comment !== '' && next.hasScreen !== false;
    const needsResolution = step.resolution !== undefined && next.fields?.['resolution'] !== undefined;
    await parts.client.write(
      'POST',
      `${issuePath(key)}/transitions`,
      {
        transition: { id: next.id },
        ...(needsResolution && { fields: { resolution: { name: step.resolution } } }),
        ...(hasComment && { update: { comment: [{ add: { body: parts.dialect.comment(comment) } }] } }),
      },
      signal,
    );
  }
  throw new ImpossibleTransition(`${key} does not get to "${step.status}" by ${step.transitions.join(', ')}`);
}

function impossible(
  key: string,
  status: string,
  step: JiraStep,
  transitions: readonly { readonly name: string }[],
): ImpossibleTransition {
  const wanted = namesOf(step.transitions.map((name) => ({ name })));
  return new ImpossibleTransition(
    `${key} has the status "${status}" and offers ${namesOf(transitions)}, but not ${wanted}`,
  );
}

/** Returns names for the log. */
function namesOf(transitions: readonly { readonly name: string }[]): string {
  return transitions.map(({ name }) => `"${name}"`).join(', ') || 'none';
}

type Step = keyof JiraMapping['steps'];

/** Steps that an issue must offer, with the statuses in which it must. */
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

/**
 * Logs the steps that the newest issue of each type does not offer. Jira lists transitions by issue only, so a type
 * without issues is not checked. A missing step is not a fault, since a workflow may allow it for one issue and not for
 * another.
 */
export async function reportTransitions(parts: FaultParts, signal: AbortSignal): Promise<void> {
  for (const one of expected) {
    try {
      await report(parts, one, signal);
    } catch (error) {
      if (!(error instanceof RemoteFailure)) throw error;
      parts.log(`Jira: the transitions of ${one.type} were not looked at (${error.reason})`);
    }
  }
}

async function report(
  parts: FaultParts,
  { type, statuses, steps }: Expected,
  signal: AbortSignal,
): Promise<void> {
  const { dialect, mapping, log } = parts;
  const [typeName, statusNames] = [mapping.types[type], statusNamesOf(mapping, statuses)];
  if (typeName === undefined || statusNames.length === 0) return;
  const clauses = allOf([
    `project = ${quoted(mapping.project)}`,
    oneOf('issuetype', [typeName]),
    oneOf('status', statusNames),
  ]);
  const query = { jql: `${clauses} ORDER BY created DESC, key DESC`, fields: ['status'], maxResults: 1 };
  const { issues } = await dialect.search(query, undefined, signal);
  const key = issues[0]?.key;
  if (key === undefined || !isKeyOf(key, mapping.project)) return;
  const offered = await transitionsOf(parts, key, signal);
  for (const step of steps) {
    const { transitions } = mapping.steps[step];
    if (offered.some(({ name }) => transitions.includes(name))) continue;
    const wanted = namesOf(transitions.map((name) => ({ name })));
    log(`Jira: steps.${step}: ${key} ("${typeName}") offers ${namesOf(offered)}, but not ${wanted}`);
  }
}
