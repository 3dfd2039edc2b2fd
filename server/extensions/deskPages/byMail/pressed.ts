import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { ChangeRefusal } from '../../../../src/contracts/wire/common';
import { DeskStepRequest, type DeskTicketDetail } from '../../../../src/contracts/wire/desk';
import type { TicketEvent } from '../../../../src/contracts/wire/ticketParts';
import type { Dependencies } from '../../../platform/dependencies';
import { ProblemError } from '../../../platform/http/problems';
import type { Actor } from '../../../platform/audit/audit.module';
import { eventsOf, eventView } from '../../../modules/tickets/tickets.module';
import { endsOf } from '../../../modules/desk/desk.module';
import { deskTicket } from '../deskTicket';
import { deskFailure, stepAtDesk } from '../stepAtDesk';

const text = Type.Optional(Type.String());

/** Body of a step's form. */
export const PressedForm = Type.Object({
  token: Type.String(),
  action: text,
  /** Revision of the ticket when the form was made. */
  revision: text,
  comment: text,
  resolution: text,
});
export type PressedForm = Static<typeof PressedForm>;

/** Outcome of a step, with the ticket as it is now. */
export type Pressed = { readonly ticket: DeskTicketDetail } & (
  | { readonly kind: 'done' }
  /** Another person has taken the same step since the form was made; perhaps the form was sent twice. */
  | { readonly kind: 'already'; readonly event: TicketEvent }
  | { readonly kind: 'moved' }
  | { readonly kind: 'refused'; readonly reason: ChangeRefusal | 'openTicket'; readonly other: string }
);

interface Press {
  readonly key: string;
  readonly actor: Actor;
  readonly language: string;
  readonly step: DeskStepRequest & { readonly revision: number };
}

/** Returns the step of a form; `empty` or `long` if its text is not valid, and undefined for any other form. */
export function stepIn({ action, revision, comment = '', resolution }: PressedForm) {
  const text = comment.replace(/\r\n?/g, '\n').trim();
  const request = {
    action,
    revision: Number(revision),
    ...(action === 'resolve' && { resolution }),
    ...(action === 'ask' || action === 'reject' || action === 'withdraw' ? { comment: text } : {}),
  };
  if (Value.Check(DeskStepRequest, request) && request.revision !== undefined)
    return { ...request, revision: request.revision };
  const textless: object = { ...request, comment: 'any' };
  if (!('comment' in request) || !Value.Check(DeskStepRequest, textless)) return undefined;
  return text === '' ? 'empty' : 'long';
}

/** Takes a step for the holder of a mailed link, once. */
export async function press(
  dependencies: Pick<Dependencies, 'config' | 'database' | 'now' | 'onConnected'>,
  { key, actor, language, step }: Press,
): Promise<Pressed> {
  const { database } = dependencies;
  try {
    const ticket = await database.transaction((tx) =>
      stepAtDesk(dependencies, tx, { actor, language }, key, step),
    );
    return { kind: 'done', ticket };
  } catch (error) {
    const failure = await deskFailure(database.read, key, error);
    const ticket = await deskTicket(database.read, key, language);
    if (!(failure instanceof ProblemError) || failure.statusCode !== 409 || !ticket) throw failure;
    return { ticket, ...(await insteadOf(failure)) };
  }

  async function insteadOf({ problem, extra }: ProblemError) {
    if (problem === 'already-requested')
      return { kind: 'refused', reason: 'openTicket', other: extra.jiraKey ?? '' } as const;
    if (problem === 'change-not-possible')
      return { kind: 'refused', reason: extra.reason ?? 'gone', other: '' } as const;
    const ends = endsOf(step.action);
    const since = (await eventsOf(database.read, key)).filter(({ id }) => id > step.revision);
    const same = since.find(({ event }) => ends.includes(event));
    return same ? ({ kind: 'already', event: eventView(same) } as const) : ({ kind: 'moved' } as const);
  }
}
