/** Thrown if a command was not done, with a one-line reason for the caller. Any other exception is a defect. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}
