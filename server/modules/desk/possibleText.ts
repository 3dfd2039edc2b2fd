import type { DeskTicketDetail } from './deskRequest';

/** Describes the steps that the desk can take now. A waiting invitation can only be answered by the institution. */
export function possibleText({ possible }: Pick<DeskTicketDetail, 'possible'>): string {
  const goesOn = possible.some((action) => action !== 'withdraw');
  return goesOn ? possible.join(', ') : [...possible, 'or wait for the institution to answer'].join(', ');
}
