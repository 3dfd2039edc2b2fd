import { type Static, type TArray, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { RemoteClient } from '../../remote/remoteClient';
import { RemoteFailure } from '../../remote/remoteFailure';

const AT_A_TIME = 100;
const Page = Type.Record(Type.String(), Type.Unknown());

/**
 * Reads a whole list that is paged by `startAt`, as both kinds of servers page the parts of one issue or one type.
 * `member` holds the rows of a page. Throws RemoteFailure.
 */
export async function startAtPages<Row extends TSchema>(
  client: RemoteClient,
  path: string,
  member: string,
  row: Row,
  signal: AbortSignal,
): Promise<Static<Row>[]> {
  const Rows: TArray<Row> = Type.Array(row);
  const rows: Static<Row>[] = [];
  for (;;) {
    const start = `startAt=${rows.length}&maxResults=${AT_A_TIME}`;
    const page = await client.read(`${path}${path.includes('?') ? '&' : '?'}${start}`, Page, signal);
    const { [member]: here, total } = page;
    if (!Value.Check(Rows, here) || typeof total !== 'number') {
      throw new RemoteFailure('refused', `${path.replace(/\?.*$/s, '')}: a page without ${member} or total`);
    }
    rows.push(...here);
    if (here.length === 0 || rows.length >= total) return rows;
  }
}
