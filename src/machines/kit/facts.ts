/** What a dialog's chart may tell the page behind it; the host listens. */
export type DialogFact = {
  type: 'flash.due';
  flash: {
    readonly tone: 'info' | 'warning' | 'error';
    readonly messageId: string;
    readonly values?: Readonly<Record<string, string | number>>;
  };
};
