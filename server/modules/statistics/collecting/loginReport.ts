import type { LineCounts } from './lineTally';
import type { Unknown } from './unknownEntities';

/** Outcome of an import of logins. */
export interface LoginReport {
  /** Lines that are not blank, without the header. */
  readonly lines: number;
  readonly added: number;
  /** Events that were already stored, or are repeated. */
  readonly known: number;
  readonly bad: {
    readonly count: number;
    /** The first bad lines. */
    readonly lines: readonly { readonly number: number; readonly reason: string }[];
  };
  /** Further counts of the lines. */
  readonly counts: LineCounts;
  /** Their logins are not stored. */
  readonly unknownInstitutions: Unknown;
  /** Their logins are stored and count. */
  readonly unknownServices: Unknown;
  readonly bytes: number;
}

export function loginReportLines(report: LoginReport): string[] {
  const { lines, added, known, bad, counts, unknownInstitutions, unknownServices } = report;
  const left = bad.count - bad.lines.length;
  return [
    `${lines} lines: ${added} logins added, ${known} were there already, ${unknownInstitutions.logins} of unknown institutions left out, ${bad.count} bad lines left out.`,
    ...countLines(counts),
    ...unknownLines('unknown institutions, left out', unknownInstitutions),
    ...unknownLines('unknown services, added', unknownServices),
    ...unknownLines('other federations, left out', counts.otherFederations),
    ...bad.lines.map(({ number, reason }) => `Line ${number}: ${reason}.`),
    ...(left > 0 ? [`And ${left} more bad lines.`] : []),
  ];
}

/** Returns the report's lines about the further counts; empty for CSV, which has none of these. */
function countLines({ left, nameless, datedByHeader }: LineCounts): string[] {
  const entries: readonly (readonly [number, string])[] = [
    [left.other, 'lines that tell no login, left out.'],
    [left.failed, 'logins that failed (RESULT is not OK), left out.'],
    [left.roaming, 'lines of eduroam, left out.'],
    [
      nameless,
      'logins that name no user (no PN): they count as logins; there were more unique users than are counted.',
    ],
    [datedByHeader, 'logins without a time (no TS): the time is that of the log.'],
  ];
  return entries.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));
}

function unknownLines(what: string, { logins, entities, first }: Unknown): string[] {
  if (entities === 0) return [];
  const more = entities > first.length ? [`  and ${entities - first.length} more`] : [];
  return [`${entities} ${what}, with ${logins} logins:`, ...first.map((id) => `  ${id}`), ...more];
}
