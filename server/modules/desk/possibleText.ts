import type { DeskTicketDetail } from './deskRequest';

/** Says what the desk can do now, for people. An invitation that waits is moved on by the institution only. */
export function possibleText({ possible }: Pick<DeskTicketDetail, 'possible'>): string {
  const goesOn = possible.some((action) => action !== 'withdraw');
  return goesOn ? possible.join(', ') : [...possible, 'or wait for the institution to answer'].join(', ');
}
