import { CSV_START, csvLine } from '../contracts/domain/csv';

/** Returns a sheet as RFC 4180 has it, for spreadsheets. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return `${CSV_START}${rows.map(csvLine).join('')}`;
}
