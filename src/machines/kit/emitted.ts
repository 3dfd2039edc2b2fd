/** Events that a dialog's chart sends to the page behind it, through the host. */
export type DialogEmitted = FlashEmitted | ChangeEmitted;

export interface FlashEmitted {
  readonly type: 'flash.due';
  readonly flash: {
    readonly tone: 'info' | 'warning' | 'error';
    readonly messageId: string;
    readonly values?: Readonly<Record<string, string | number>>;
  };
}

/** The outcome of a change that the page had handed over. */
export interface ChangeEmitted {
  readonly type: 'change.ended';
  /** `settled`: filed, or nothing differed; `unsent`: given up after a failure. */
  readonly outcome: 'settled' | 'unsent';
  /** Id of what was not sent, for the next try. */
  readonly requestId?: string;
}
