/** Outcomes of the records of one kind. */
export interface Counts {
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
}

/** Outcome of one record. */
export interface RecordOutcome {
  readonly line: number;
  readonly kind: string;
  readonly name: string;
  readonly done: keyof Counts;
  /** Only for a refused record. */
  readonly reason?: string;
}

/** Progress of an import of state: every refused record, and the others if names were requested. */
export interface StateProgress {
  readonly bytes: number;
  readonly totalBytes: number;
  readonly records: number;
  readonly told: readonly RecordOutcome[];
}

/** Outcome of an import of state, or of its dry run. */
export interface StateReport {
  readonly dryRun: boolean;
  /** By kind; lines without a kind have an empty one. */
  readonly counts: Readonly<Record<string, Counts>>;
  /** Further notes for the operator, a sentence each. */
  readonly notes: readonly string[];
}

/** Returns the outcome of a record as a line for a terminal. */
export function outcomeLine({ line, kind, name, done, reason }: RecordOutcome): string {
  const what = [kind, name].filter(Boolean).join(' ');
  return `Line ${line}: ${what ? `${what}: ` : ''}${done}${reason === undefined ? '' : `, ${reason}`}`;
}

/** Returns the report for a terminal, line by line. */
export function stateReportLines({ dryRun, counts, notes }: StateReport): string[] {
  const kinds = Object.entries(counts).map(
    ([kind, { created, changed, unchanged, refused }]) =>
      `${kind || 'of no known kind'}: ${created} created, ${changed} changed, ${unchanged} unchanged, ${refused} refused`,
  );
  return [
    ...(kinds.length > 0 ? kinds : ['The file has no records.']),
    ...notes,
    ...(dryRun ? ['This is what would be. Nothing was changed.'] : []),
  ];
}
