/** What the form holds; kept over failures, questions and a step-up. */
export interface DisconnectDraft {
  readonly comments: string;
  readonly confirmed: boolean;
}

/** A draft that was kept in storage, perhaps by an older version of the page: what can be used of it. */
export function draftOf(value: unknown): DisconnectDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept: Partial<Record<keyof DisconnectDraft, unknown>> = value;
  return {
    comments: typeof kept.comments === 'string' ? kept.comments : '',
    confirmed: kept.confirmed === true,
  };
}
