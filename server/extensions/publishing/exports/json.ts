import type { Queries } from '../../../platform/storage/database';
import { institutionConnections, type Reach } from './connections';
import { VERSION, type InstitutionConnections } from './connectionsSchema';
import { exportedServices } from './services';

/** Yields the answer of `GET /export/connections` (ConnectionsExport). */
export async function* connectionsJson(queries: Queries, reach: Reach): AsyncGenerator<string> {
  const entityIds = new Set<string>();
  const note = ({ services }: InstitutionConnections) =>
    services.forEach(({ entityId }) => entityIds.add(entityId));
  yield `{"version":${VERSION},"institutions":`;
  yield* array(institutionConnections(queries, reach), note);
  yield ',"services":';
  yield* array(exportedServices(queries, [...entityIds]));
  yield '}\n';
}

async function* array<T>(items: AsyncIterable<T>, see: (item: T) => void = () => undefined) {
  let separator = '[';
  for await (const item of items) {
    see(item);
    yield separator + JSON.stringify(item);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
