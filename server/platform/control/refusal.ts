/**
 * Thrown when a command was not done, with the reason in one line for the person who gave it. Everything else that is thrown
 * is a defect.
 */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}
