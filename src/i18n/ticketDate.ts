/** DD-MM-YYYY of the reader's calendar day. */
export function ticketDate(moment: Date): string {
  const day = String(moment.getDate()).padStart(2, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  return `${day}-${month}-${String(moment.getFullYear()).padStart(4, '0')}`;
}
