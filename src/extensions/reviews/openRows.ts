import type { Review, ReviewRow } from './contract/review.wire';

/** Tells whether a connection waits for a word of the reader: a decision, or an answer to a question. */
function waitsForMe({ mine, asksMe, verdict, question }: ReviewRow): boolean {
  return !verdict && (mine || (asksMe && !question?.answer));
}

export function countForMe({ rows }: Review): number {
  return rows.filter(waitsForMe).length;
}

/** Returns 1 if the review waits for the reader: one task, like an invitation. */
export function taskForMe(review: Review): number {
  return Math.min(1, countForMe(review));
}
