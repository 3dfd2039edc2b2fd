import type { LockOut } from '../../../../machines/pages/policySaving/policySaving.machine';
import type {
  JudgedPolicy,
  Login,
  Outcome,
  ReadExpression,
} from '../../../../contracts/domain/policies/decision/decision.types';
import { evaluate } from '../../../../contracts/domain/policies/decision/evaluate';

/** A saved test person, or the admin. */
interface Tried {
  readonly name: string;
  readonly login: Login;
}

interface Change {
  readonly before: readonly JudgedPolicy[];
  readonly after: readonly JudgedPolicy[];
}

/**
 * Tells whether saving would lock out all saved test persons, or the admin with the attributes of their own
 * login. There is no warning about conditions that are already in force. Nothing if no one would be locked
 * out.
 */
export function lockOutOf(
  change: Change,
  persons: readonly Tried[],
  myself: Login,
  read: ReadExpression,
): LockOut | undefined {
  const isLockedOut = (login: Login) =>
    !getsIn(evaluate(change.after, login, read).outcome) &&
    getsIn(evaluate(change.before, login, read).outcome);
  const everybody =
    persons.length > 0 &&
    persons.every(({ login }) => !getsIn(evaluate(change.after, login, read).outcome)) &&
    persons.some(({ login }) => isLockedOut(login));
  const result = { everybody, myself: isLockedOut(myself) };
  return result.everybody || result.myself ? result : undefined;
}

function getsIn(outcome: Outcome): boolean {
  return outcome === 'permit' || outcome === 'notApplicable';
}
