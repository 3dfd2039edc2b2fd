import { column } from '../../src/contracts/domain/columns';
import type { Queries } from '../storage/database';
import { rowsWith, type ListedRow } from './listedRows';
import type { Viewer } from './viewer';

const members = ['names', 'descriptions', 'keywords'] as const;

/** A line each for what is said in any language, and nothing twice. */
function linesOf({ document }: ListedRow<(typeof members)[number]>): string {
  const texts = members.flatMap((member) => Object.values(document[member]));
  const lines = texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
  return [...new Set(lines)].join('\n');
}

/** Text of the payload of `GET /x/services/texts`, a ServiceTexts. */
export async function* serviceTextsText(queries: Queries, viewer: Viewer): AsyncGenerator<string> {
  const services: { readonly id: number; readonly type: string }[] = [];
  let separator = '';
  yield '{"texts":[';
  for await (const rows of rowsWith(queries, viewer, members)) {
    for (const { eid, entity_type } of rows) services.push({ id: eid, type: entity_type });
    yield separator + JSON.stringify(rows.map(linesOf)).slice(1, -1);
    separator = ',';
  }
  const ids = JSON.stringify(services.map(({ id }) => id));
  yield `],"ids":${ids},"types":${JSON.stringify(column(services, ({ type }) => type))}}`;
}
