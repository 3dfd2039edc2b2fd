import type { ReviewFacts, ReviewRow } from './review.wire';
import { settingFacts } from '../../../contracts/domain/services/settingKinds';

/** Rank that a login needs to write in a review, which may end a connection. */
export const REVIEW_LEVEL = 2;

export type FactName = keyof ReviewFacts;

/** A fact that has changed since the last review; `undefined`: everything was, or is, received. */
interface ChangedFact {
  readonly name: FactName;
  readonly before: ReviewFacts[FactName];
  readonly after: ReviewFacts[FactName];
}

/** Known facts of a service, in the order of the columns. */
export const factNames: readonly FactName[] = ['attributes', ...settingFacts, 'contract', 'privacyStatement'];

/** Returns the facts of a service that have changed since the last review; undefined if no review has looked at it. */
export function changedFacts({
  facts,
  last,
}: Pick<ReviewRow, 'facts' | 'last'>): readonly ChangedFact[] | undefined {
  const before = last?.facts;
  if (!before || !facts) return undefined;
  return factNames.flatMap((name) =>
    textOf(before[name]) === textOf(facts[name]) ? [] : [{ name, before: before[name], after: facts[name] }],
  );
}

/** The order of an object's members does not count: the database has its own. */
function textOf(value: ReviewFacts[FactName]): string {
  if (value === undefined || typeof value === 'string' || Array.isArray(value))
    return JSON.stringify(value ?? null);
  return JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** State of a row: open, asked and not answered yet, answered, or with its verdict. */
export type RowState = 'open' | 'asked' | 'answered' | 'keep' | 'end';

export function stateOf({ verdict, question }: Pick<ReviewRow, 'verdict' | 'question'>): RowState {
  if (verdict) return verdict.kind;
  if (!question) return 'open';
  return question.answer ? 'answered' : 'asked';
}
