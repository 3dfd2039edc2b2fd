import { Compile } from 'typebox/compile';
import { isStorable } from '../../platform/text/storable';
import type { RecordKind } from '../../platform/state/recordKind';
import { parsed, type Line } from './stateFile';

/** A record that matches its kind, or why a line is not one. */
export type ReadRecord =
  | { readonly kind: RecordKind; readonly record: object }
  | { readonly kind?: RecordKind; readonly kindName: string; readonly reason: string };

/** Makes a function that reads the record of a line. */
export function recordReader(kinds: readonly RecordKind[]): (line: Line) => ReadRecord {
  const known = new Map(kinds.map((kind) => [kind.kind, { kind, fits: Compile(kind.schema) }]));
  return ({ text }) => {
    if (text === undefined) return { kindName: '', reason: 'the line is too long' };
    const record = parsed(text);
    if (typeof record !== 'object' || record === null || Array.isArray(record))
      return { kindName: '', reason: 'the line is not a JSON object' };
    const kindName = 'kind' in record && typeof record.kind === 'string' ? record.kind : '';
    const found = known.get(kindName);
    if (!found) return { kindName: '', reason: `kind has to be one of ${[...known.keys()].join(', ')}` };
    const { kind, fits } = found;
    if (!fits.Check(record)) return { kind, kindName, reason: faultOf(fits.Errors(record)[0]) };
    if (!hasStorableTexts(record))
      return { kind, kindName, reason: 'it has characters that cannot be stored' };
    return { kind, record };
  };
}

interface Fault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: object;
}

/** Names the member: `document/names must be object`. */
function faultOf(fault: Fault | undefined): string {
  if (!fault) return 'it does not fit its kind';
  const { keyword, instancePath, message, params } = fault;
  const place = instancePath.slice(1);
  if ('requiredProperties' in params && Array.isArray(params.requiredProperties))
    return `${[place, params.requiredProperties.join(', ')].filter(Boolean).join('/')} is missing`;
  if (keyword === 'boolean') return `${place} is not a known member`;
  if ('allowedValues' in params && Array.isArray(params.allowedValues))
    return `${place} must be one of ${params.allowedValues.join(', ')}`;
  return `${place || 'it'} ${message}`;
}

function hasStorableTexts(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, member]) => isStorable(name) && hasStorableTexts(member));
}
