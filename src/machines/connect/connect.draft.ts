/** What the form holds; kept over failures, questions and a step-up. */
export interface ConnectDraft {
  readonly comments: string;
  /** Level URI; empty: the level that the login gives. */
  readonly level: string;
  readonly contactEmail: string;
  readonly shareNone: boolean;
  readonly termsAccepted: boolean;
  readonly refusalAccepted: boolean;
}

/** A draft that was kept in storage, perhaps by an older version of the page: what can be used of it. */
export function draftOf(value: unknown): ConnectDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept: Partial<Record<keyof ConnectDraft, unknown>> = value;
  const text = (part: unknown) => (typeof part === 'string' ? part : '');
  return {
    comments: text(kept.comments),
    level: text(kept.level),
    contactEmail: text(kept.contactEmail),
    shareNone: kept.shareNone === true,
    termsAccepted: kept.termsAccepted === true,
    refusalAccepted: kept.refusalAccepted === true,
  };
}
