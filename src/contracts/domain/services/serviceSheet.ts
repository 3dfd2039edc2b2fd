/** A table of services: every row has as many cells as there are labels. */
export interface ServiceSheet {
  readonly labels: readonly string[];
  readonly rows: readonly ServiceSheetRow[];
}

export interface ServiceSheetRow {
  /** Numbers are unique per type only, so both identify a row (WIRE T6). */
  readonly id: string;
  readonly entityId: string;
  readonly cells: readonly (string | null)[];
}
