import type { SerializedError } from '@reduxjs/toolkit';
import { failureIn } from '../../../api/failureIn';
import type { ListedService } from '../../../contracts/domain/services/catalogue';
import type { Failure } from '../../../contracts/domain/failure';
import type { ServiceSheet } from '../../../contracts/domain/services/serviceSheet';

export type RequestedService = Pick<ListedService, 'id' | 'entityId'>;
type Cells = readonly (string | null)[];

export type Collected =
  /** The first row has the labels of the columns. */
  | { readonly kind: 'rows'; readonly rows: readonly Cells[] }
  /** The answers do not agree on which cell belongs under which label. */
  | { readonly kind: 'uneven' }
  | { readonly kind: 'failed'; readonly failure: Failure };

interface Answer {
  readonly data?: ServiceSheet | null | undefined;
  readonly error?: Failure | SerializedError | undefined;
}

/** Services per request: few enough to show progress, and to spare the server. */
const portion = 1_000;

/**
 * Fetches the table of these services in portions, and returns its rows in their order. Two services may share a
 * number, for which the server sends both rows: each wanted service is kept once.
 */
export async function collectSheet(
  services: readonly RequestedService[],
  fetchPortion: (ids: readonly number[]) => Promise<Answer>,
  onProgress: (done: number) => void,
): Promise<Collected> {
  const found = new Map<string, Cells>();
  let labels: readonly string[] = [];
  for (let start = 0; start < services.length; start += portion) {
    const wanted = services.slice(start, start + portion);
    const { data: sheet, error } = await fetchPortion([...new Set(wanted.map(({ id }) => id))]);
    if (error) return { kind: 'failed', failure: failureIn(error) };
    if (!sheet || (start > 0 && String(labels) !== String(sheet.labels))) return { kind: 'uneven' };
    labels = sheet.labels;
    for (const { id, entityId, cells } of sheet.rows) found.set(keyOf(id, entityId), cells);
    onProgress(Math.min(start + portion, services.length));
  }
  const rows = services.flatMap(({ id, entityId }) => {
    const cells = found.get(keyOf(String(id), entityId));
    return cells ? [cells] : [];
  });
  return { kind: 'rows', rows: [labels, ...rows] };
}

/** Returns the key of a row. Some servers trim cells, and ours puts an apostrophe before formulas; the key ignores both. */
function keyOf(id: string, entityId: string): string {
  return `${id} ${entityId.trim().replace(/^'/, '')}`;
}
