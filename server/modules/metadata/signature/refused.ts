/**
 * Says why a signature does not make its document trustworthy; the message is the end of a sentence that begins with
 * the file.
 */
export class SignatureRefused extends Error {
  constructor(readonly reason: string) {
    super(reason);
    this.name = 'SignatureRefused';
  }
}
