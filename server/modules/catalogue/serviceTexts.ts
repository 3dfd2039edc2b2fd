import { setImmediate } from 'node:timers/promises';
import { column } from './columns';
import type { Queries } from '../../platform/storage/database';
import { rowsWith, type ListedRow } from './listedRows';
import type { Shared } from './sharedParts';
import type { Viewer } from './viewer';
import { ALL_RIGHTS, seenOf } from './visibleServices';

const TEXTS_AT_A_TIME = 200;

const members = ['names', 'descriptions', 'keywords'] as const;

/** Returns the distinct texts of all languages, one per line. */
function linesOf({ document }: ListedRow<(typeof members)[number]>): string {
  const texts = members.flatMap((member) => Object.values(document[member]));
  const lines = texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
  return [...new Set(lines)].join('\n');
}

/** Returns the texts in the order of the services' numbers. */
async function textsForAll(queries: Queries) {
  const services: { readonly id: number; readonly type: string; readonly lines: string }[] = [];
  for await (const rows of rowsWith(queries, ALL_RIGHTS, members))
    services.push(...rows.map((row) => ({ id: row.id, type: row.entity_type, lines: linesOf(row) })));
  return services;
}

/** Yields the payload of `GET /x/services/texts`, a ServiceTexts. */
export async function* serviceTextsText(
  queries: Queries,
  viewer: Viewer,
  _language: string,
  shared: Shared,
): AsyncGenerator<string> {
  const all = await shared.once('texts', () => textsForAll(queries));
  const { services } = await seenOf(queries, viewer, all);
  let separator = '';
  yield '{"texts":[';
  for (let start = 0; start < services.length; start += TEXTS_AT_A_TIME) {
    const some = services.slice(start, start + TEXTS_AT_A_TIME);
    yield separator + JSON.stringify(some.map(({ lines }) => lines)).slice(1, -1);
    separator = ',';
    await setImmediate();
  }
  const ids = JSON.stringify(services.map(({ id }) => id));
  yield `],"ids":${ids},"types":${JSON.stringify(column(services, ({ type }) => type))}}`;
}
