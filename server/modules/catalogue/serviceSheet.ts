import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { cellText } from '../../../src/contracts/domain/csv';
import type { Queries } from '../../platform/storage/database';
import { localise, nameOf } from '../../platform/text/localise';
import { inOwnOrder } from './inOwnOrder';
import { catalogueTypes, visibleServices, type ServiceRow } from './serviceRows';
import type { Viewer } from './viewer';

const HEADERS = [
  'id',
  'name',
  'organisation-name',
  'entityID',
  'description',
  'app-url',
  'wiki-url',
  'support-mail',
  'connected',
  'licenseStatus',
  'publishedInEdugain',
  'singleTenant',
  'strongAuthentication',
  'arpEnabled',
  'arpAttributes',
];
const IDS_AT_A_TIME = 250;
const LARGEST_ID = 2_147_483_647;

/**
 * Returns text that stays one cell even if a client joins cells without quoting: one line, with blanks instead of
 * separators, and without quotes. A leading sign that spreadsheets treat as a formula gets an apostrophe.
 */
export function cell(text: string): string {
  const line = text.replace(/[\s\u0085,;]+/g, ' ').trim();
  return line.startsWith('"') ? `'${line}` : cellText(line);
}

/** Returns the support address; guests get none. */
function supportMail({ document }: ServiceRow, { audience }: Viewer): string {
  if (audience === 'guest') return '';
  const support = document.contacts.find((contact) => contact.contactPersonType === 'support');
  return support?.emailAddress ?? '';
}

function cells(row: ServiceRow, viewer: Viewer, language: string): string[] {
  const document = inOwnOrder(row.document);
  const { releasePolicy } = document;
  const texts = [
    String(row.eid),
    nameOf(document.names, language, row.entity_id),
    localise(document.organisations, language) ?? '',
    row.entity_id,
    localise(document.descriptions, language) ?? '',
    document.appUrl ?? '',
    localise(document.wikiUrls, language) ?? '',
    supportMail(row, viewer),
    String(row.connected),
    document.licenseStatus,
    String(document.publishedInEdugain),
    String(row.entity_type === 'single_tenant_template'),
    String(document.minimalLoaLevel !== undefined),
    String(releasePolicy !== undefined),
    Object.keys(releasePolicy ?? {}).join(' - '),
  ];
  return texts.map(cell);
}

/**
 * Reads the services with these numbers, of any type, in the list's order: numbers are unique per type only (WIRE T6).
 */
async function servicesWith(queries: Queries, viewer: Viewer, ids: readonly number[], language: string) {
  const rows = await visibleServices(queries, viewer)
    .where('seen.entity_type', 'in', catalogueTypes)
    .where(sql<boolean>`seen.eid = any(${[...ids]}::integer[])`)
    .execute();
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const place = new Map(ids.map((id, index) => [id, index]));
  const named = rows.map((row) => ({ row, name: nameOf(row.document.names, language, row.entity_id) }));
  return named
    .sort((a, b) => {
      const byPlace = (place.get(a.row.eid) ?? 0) - (place.get(b.row.eid) ?? 0);
      return byPlace || compare(a.name, b.name);
    })
    .map(({ row }) => row);
}

/**
 * Yields the answer of `POST /services/download`: string[][], headers first, then a row with the same number of cells
 * for each service that the viewer may see, in the order of `ids`. Works in portions, so that 10,000 rows do not block
 * other requests.
 */
export async function* serviceSheetText(
  queries: Queries,
  viewer: Viewer,
  requested: readonly number[],
  language: string,
): AsyncGenerator<string> {
  const ids = [...new Set(requested)].filter((id) => id > 0 && id <= LARGEST_ID);
  yield `[${JSON.stringify(HEADERS)}`;
  for (let start = 0; start < ids.length; start += IDS_AT_A_TIME) {
    const rows = await servicesWith(queries, viewer, ids.slice(start, start + IDS_AT_A_TIME), language);
    for (const row of rows) yield `,${JSON.stringify(cells(row, viewer, language))}`;
    await setImmediate();
  }
  yield ']';
}
