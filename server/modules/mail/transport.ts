import type { MailAddress } from '../../../src/contracts/wire/mail';

/** A mail on its way: its contents, without the number of attempts. */
export interface OutgoingMail {
  readonly messageId: string;
  /** ID of the previous mail in its thread; null: none. */
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

/** Thrown if the mail server did not accept a mail. `permanent`: it never will. */
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
  /** Resolves with the recipients that the server refused while it accepted the mail for others. Throws MailRefused. */
  send(mail: OutgoingMail): Promise<readonly string[]>;
  close(): void;
}
