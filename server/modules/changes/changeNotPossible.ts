import type { ChangeRefusal } from '../../../src/contracts/wire/common';

/** Thrown if the change of a ticket cannot be applied, or no longer; the message contains the reason. */
export class ChangeNotPossible extends Error {
  constructor(
    readonly reason: ChangeRefusal,
    message: string,
  ) {
    super(`${message}, so that the change cannot be made`);
    this.name = 'ChangeNotPossible';
  }
}

/** Makes the refusal of a change whose institution or service no longer exists. */
export function notKnown(entityId: string): ChangeNotPossible {
  return new ChangeNotPossible('gone', `${entityId} is not known any more`);
}
