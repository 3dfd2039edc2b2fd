import type { MailAddress } from '../../../src/contracts/wire/mail';

/** A mail on its way: what goes into it, and nothing of how often it was tried. */
export interface OutgoingMail {
  readonly messageId: string;
  /** Id of the mail that this one follows in its thread; null: none. */
  readonly follows: string | null;
  readonly to: readonly MailAddress[];
  readonly cc: readonly MailAddress[];
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address that stops mails of this kind, for mail programs to post to. */
  readonly unsubscribe?: string | null;
  readonly language: string;
  readonly date: Date;
}

/** The mail server did not take a mail. `permanent`: it never will. */
export class MailRefused extends Error {
  constructor(
    message: string,
    readonly permanent: boolean,
  ) {
    super(message);
    this.name = 'MailRefused';
  }
}

/** Port to a mail server. */
export interface MailTransport {
  /** Resolves with the recipients that the server refused while it took the mail for others. Throws MailRefused. */
  send(mail: OutgoingMail): Promise<readonly string[]>;
  close(): void;
}
