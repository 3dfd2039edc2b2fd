/** Why a command was not done, in one line for the person who gave it. Everything else that is thrown is a defect. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}
