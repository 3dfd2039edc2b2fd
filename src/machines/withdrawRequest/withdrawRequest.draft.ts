/** What the form holds; kept over failures, questions and a step-up. */
export interface WithdrawRequestDraft {
  readonly comments: string;
}

/** A draft that was kept in storage, perhaps by an older version of the page: what can be used of it. */
export function draftOf(value: unknown): WithdrawRequestDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { comments }: Partial<Record<keyof WithdrawRequestDraft, unknown>> = value;
  return { comments: typeof comments === 'string' ? comments : '' };
}
