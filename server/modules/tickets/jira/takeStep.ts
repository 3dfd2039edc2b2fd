import type { RemoteTicket } from '../remote/remoteTickets';
import type { RemoteReminder, RemoteStep } from '../outbox/task';
import { JiraFailure } from './jiraFailure';
import type { JiraMapping } from './jiraMapping';
import { hasComment, issuePath, readIssue, type IssueParts } from './readIssue';
import { statusNameOf, walkSteps } from './walkSteps';

/**
 * Takes the step, and sees to it that the comment is there, also where the step was taken before it could be said. What
 * marks a denied invitation is written first, so that none is resolved without it. Throws JiraFailure.
 */
export async function takeStep(
  parts: IssueParts,
  key: string,
  step: RemoteStep,
  comment: string,
  signal: AbortSignal,
): Promise<RemoteTicket> {
  const { client, mapping } = parts;
  const end = mapping.steps[step];
  const { rejected } = await readIssue(parts, key, signal);
  const status = await statusNameOf(parts, key, signal);
  if (status === end.status && rejected !== (step === 'denied')) {
    throw new JiraFailure(
      'refused',
      `${key} has the status "${status}" already, but not by a step "${step}"`,
    );
  }
  const mark = step === 'denied' ? mapping.rejected.field : undefined;
  if (mark && status !== end.status) {
    await client.write('PUT', issuePath(key), { fields: { [mark.id]: markOf(mark) } }, signal);
  }
  await walkSteps(parts, key, end, comment, signal);
  if (comment !== '' && !(await hasComment(parts, key, comment, signal))) {
    await client.write('POST', `${issuePath(key)}/comment`, { body: comment }, signal);
  }
  return readIssue(parts, key, signal);
}

function markOf({ value, kind }: NonNullable<JiraMapping['rejected']['field']>): unknown {
  return kind === 'option' ? { value } : value;
}

/** Throws JiraFailure. */
export async function remindOf(
  parts: IssueParts,
  key: string,
  { message, emailTo }: RemoteReminder,
  signal: AbortSignal,
): Promise<RemoteTicket> {
  const { client, mapping } = parts;
  await readIssue(parts, key, signal);
  // Null empties a field; some refuse an empty text.
  const fields = {
    [mapping.fields.personalMessage]: message || null,
    [mapping.fields.emailTo]: emailTo || null,
  };
  await client.write('PUT', issuePath(key), { fields }, signal);
  return readIssue(parts, key, signal);
}
