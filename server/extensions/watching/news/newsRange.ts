import { setImmediate } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../../platform/storage/database';

/** Numbers of news: after the first, up to the second. */
export interface Range {
  readonly after: string;
  readonly upTo: string;
}

/** Time of the news, and the time zone in which a day begins and ends. */
export interface Clock {
  readonly now: Date;
  readonly zone: string;
}

/** Number of news that are read at a time. */
const NEWS_AT_A_TIME = 200;

/** Yields ranges that together are the whole one, newest first; each has the same number of `concerned` news. */
export async function* portionsOf(
  queries: Queries,
  { after, upTo }: Range,
  concerned: RawBuilder<boolean>,
): AsyncGenerator<Range> {
  let last = upTo;
  for (;;) {
    const first = await queries
      .selectFrom('news')
      .select('number')
      .where('number', '>', after)
      .where('number', '<=', last)
      .where(concerned)
      .orderBy('number', 'desc')
      .offset(NEWS_AT_A_TIME - 1)
      .limit(1)
      .executeTakeFirst();
    if (!first) break;
    const before = String(BigInt(first.number) - 1n);
    yield { after: before, upTo: last };
    last = before;
    // The embedded database answers without ever waiting, so other requests would wait until the end.
    await setImmediate();
  }
  yield { after, upTo: last };
}
