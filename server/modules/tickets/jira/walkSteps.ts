import { Type, type Static } from 'typebox';
import { JiraFailure } from './jiraFailure';
import type { JiraStep } from './jiraMapping';
import { issuePath, type IssueParts } from './readIssue';

/** The issue offers none of the transitions that lead on. */
export class ImpossibleTransition extends JiraFailure {
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
  fields: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
const Transitions = Type.Object({ transitions: Type.Array(Transition) });

export async function statusNameOf(
  { client }: IssueParts,
  key: string,
  signal: AbortSignal,
): Promise<string> {
  const { fields } = await client.read(`${issuePath(key)}?fields=status`, Status, signal);
  return fields.status.name;
}

/** Reads the transitions that the issue offers where it stands. */
export async function transitionsOf(
  { client }: IssueParts,
  key: string,
  signal: AbortSignal,
): Promise<Static<typeof Transition>[]> {
  const path = `${issuePath(key)}/transitions?expand=transitions.fields`;
  return (await client.read(path, Transitions, signal)).transitions;
}

/**
 * Takes an issue to where a step leads, by those of its transitions that the issue offers, the one nearest the end
 * first, so that a walk which broke off goes on where it stands. The comment goes with the last one; Jira drops it
 * where that one has no screen. Where the issue is there already, nothing. Throws JiraFailure.
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
    const asksResolution = step.resolution !== undefined && next.fields?.['resolution'] !== undefined;
    await parts.client.write(
      'POST',
      `${issuePath(key)}/transitions`,
      {
        transition: { id: next.id },
        ...(asksResolution && { fields: { resolution: { name: step.resolution } } }),
        ...(isLast && comment !== '' && { update: { comment: [{ add: { body: comment } }] } }),
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
export function namesOf(transitions: readonly { readonly name: string }[]): string {
  return transitions.map(({ name }) => `"${name}"`).join(', ') || 'none';
}
