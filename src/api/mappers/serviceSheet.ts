import type { ServiceSheet, ServiceSheetRow } from '../../contracts/domain/services/serviceSheet';

type Cells = readonly (string | null)[];

/** The only cell that a server is known to leave out (WIRE T17). */
const OFTEN_LEFT_OUT = 'support-mail';

/**
 * Reads the answer of `POST /services/download`: labels first, then a row for each service. If rows are one
 * cell short and there is a label for support mail, that cell is the missing one. If rows differ in any other
 * way, returns null, since cells cannot be matched with labels.
 */
export function serviceSheetOf(response: unknown): ServiceSheet | null {
  if (!Array.isArray(response) || !response.every(isCells)) return null;
  const [labels, ...rows] = response;
  if (!labels || !labels.every((label) => label !== null)) return null;
  const columns = { id: labels.indexOf('id'), entityId: labels.indexOf('entityID') };
  if (Object.values(columns).includes(-1)) return null;
  const even = rows.flatMap((cells) => rowOf(evened(cells, labels), columns) ?? []);
  return even.length === rows.length ? { labels, rows: even } : null;
}

function evened(cells: Cells, labels: readonly string[]): Cells | undefined {
  if (cells.length === labels.length) return cells;
  const gap = labels.indexOf(OFTEN_LEFT_OUT);
  return gap >= 0 && cells.length === labels.length - 1 ? cells.toSpliced(gap, 0, null) : undefined;
}

function rowOf(
  cells: Cells | undefined,
  columns: Readonly<Record<'id' | 'entityId', number>>,
): ServiceSheetRow | undefined {
  const [id, entityId] = [cells?.[columns.id], cells?.[columns.entityId]];
  return cells && id && entityId ? { id, entityId, cells } : undefined;
}

function isCells(row: unknown): row is Cells {
  return Array.isArray(row) && row.every((cell) => cell === null || typeof cell === 'string');
}
