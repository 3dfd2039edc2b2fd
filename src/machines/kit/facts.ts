/** What a dialog's chart may tell the page behind it; the host listens. */
export type DialogFact = FlashFact | ChangeFact;

export interface FlashFact {
  readonly type: 'flash.due';
  readonly flash: {
    readonly tone: 'info' | 'warning' | 'error';
    readonly messageId: string;
    readonly values?: Readonly<Record<string, string | number>>;
  };
}

/** What became of a change that the page had handed over. */
export interface ChangeFact {
  readonly type: 'change.ended';
  /** `settled`: filed, or nothing differed; `unsent`: given up after a failure. */
  readonly outcome: 'settled' | 'unsent';
  /** Id of what was not sent, for the next try. */
  readonly requestId?: string;
}
