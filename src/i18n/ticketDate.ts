/** DD-MM-YYYY of the reader's calendar day, in every language. */
export function ticketDate(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(moment.getDate())}-${two(moment.getMonth() + 1)}-${moment.getFullYear()}`;
}
