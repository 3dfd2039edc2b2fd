import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Refusal } from '../../../platform/control/refusal';
import { cellsOf, separatorOf } from '../../../../src/contracts/domain/csv';
import type { Adapter } from './adapter';

/** Accepted names of columns, in any case. */
const COLUMNS = {
  institution: ['institution', 'idp', 'idpentityid', 'identityprovider'],
  service: ['service', 'sp', 'spentityid', 'serviceprovider'],
  level: ['level', 'loa', 'loalevel'],
  multiFactor: ['multifactor', 'mfa', 'authncontext'],
  consent: ['consent'],
} as const;
type Column = keyof typeof COLUMNS;

const CONSENTS: Readonly<Record<string, string>> = {
  default: 'DEFAULT_CONSENT',
  minimal: 'MINIMAL_CONSENT',
  none: 'NO_CONSENT',
};

/**
 * Reads permissions from a table as CSV, whose first line names the columns: the entity IDs of an institution and of a
 * service, and, optionally, a level, a multi-factor value and consent. Throws Refusal if the first two are missing.
 */
export const fromAllowlist: Adapter<string> = async function* (path, note) {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  let read: ((line: string) => Partial<Record<Column, string>> | string) | undefined;
  let number = 0;
  for await (const text of lines) {
    number += 1;
    const line = number === 1 ? text.replace(/^\uFEFF/, '') : text;
    if (line.trim() === '') continue;
    if (!read) {
      read = readerOf(path, line);
      continue;
    }
    const row = read(line);
    const reason = typeof row === 'string' ? row : faultOf(row);
    if (reason !== undefined) note(`Line ${number} is left out: ${reason}.`);
    else if (typeof row !== 'string') yield* recordsOf(row);
  }
  if (!read) throw new Refusal(`${path} is empty`);
};

function readerOf(path: string, header: string) {
  const separator = separatorOf(header);
  const columns = (cellsOf(header, separator) ?? []).map(columnOf);
  const missing = (['institution', 'service'] as const).filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw new Refusal(`The first line of ${path} names no column ${missing.join(' and no column ')}`);
  return (line: string): Partial<Record<Column, string>> | string => {
    const cells = cellsOf(line, separator);
    if (!cells) return 'a value in quotes does not end';
    if (cells.length !== columns.length) return `it has ${cells.length} values, not ${columns.length}`;
    const values = columns.flatMap((column, at) => (column ? [[column, cells[at]?.trim() ?? '']] : []));
    return Object.fromEntries(values) as Partial<Record<Column, string>>;
  };
}

function columnOf(name: string): Column | undefined {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const names = Object.entries(COLUMNS) as [Column, readonly string[]][];
  return names.find(([, called]) => called.includes(plain))?.[0];
}

function faultOf({ institution, service, consent }: Partial<Record<Column, string>>): string | undefined {
  if (!institution) return 'it names no institution';
  if (!service) return 'it names no service';
  if (consent && !consentOf(consent))
    return `consent is one of ${Object.keys(CONSENTS).join(', ')}, and not ${consent}`;
  return undefined;
}

function* recordsOf({
  institution,
  service,
  level,
  multiFactor,
  consent,
}: Partial<Record<Column, string>>): Generator<object> {
  yield {
    kind: 'connection',
    institution,
    service,
    ...(level && { level }),
    ...(multiFactor && { multiFactor }),
  };
  if (consent) yield { kind: 'consent', institution, service, type: consentOf(consent) };
}

function consentOf(value: string): string | undefined {
  return CONSENTS[value.toLowerCase()] ?? Object.values(CONSENTS).find((type) => type === value);
}
