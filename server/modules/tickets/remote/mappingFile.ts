import { readFileSync } from 'node:fs';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Settings } from '../../../platform/config/settings';

export type MappingResult<Mapping> =
  | { readonly mapping: Mapping; readonly faults?: never }
  /** A sentence for each fault, which names its place. */
  | { readonly mapping?: never; readonly faults: readonly string[] };

const MOST_FAULTS = 10;

/** Parses a mapping, without comparing it with the server. */
export function mappingOf<Schema extends TSchema>(
  text: string,
  schema: Schema,
  contradictions: (mapping: Static<Schema>) => readonly string[],
): MappingResult<Static<Schema>> {
  const value = parsed(text);
  if (value === undefined) return { faults: ['is not JSON'] };
  if (!Value.Check(schema, value)) return { faults: shapeFaults(schema, value) };
  const faults = contradictions(value);
  return faults.length > 0 ? { faults } : { mapping: value };
}

/** Reads the file that a setting names; if it is missing or invalid, reports it and returns undefined. */
export function readMappingFile<Mapping>(
  settings: Settings,
  {
    setting,
    file,
    url,
  }: { readonly setting: string; readonly file: string | undefined; readonly url: string },
  read: (text: string) => MappingResult<Mapping>,
): Mapping | undefined {
  if (file === undefined) {
    settings.refuse(setting, `missing; ${url} needs the path of a JSON file`);
    return undefined;
  }
  const text = textOf(file);
  if (text === undefined) {
    settings.refuse(setting, `"${file}" cannot be read`);
    return undefined;
  }
  const { mapping, faults = [] } = read(text);
  for (const fault of faults) settings.refuse(setting, `"${file}": ${fault}`);
  return mapping;
}

/** Returns the values that occur more than once. */
export function twice(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function shapeFaults(schema: TSchema, value: unknown): string[] {
  const faults = Value.Errors(schema, value).map(({ instancePath, message, params }) => {
    const place = instancePath.slice(1).replaceAll('/', '.') || 'the file';
    if ('requiredProperties' in params) return `${place} lacks ${params.requiredProperties.join(', ')}`;
    if ('additionalProperties' in params) {
      return `${place} has members that mean nothing: ${params.additionalProperties.join(', ')}`;
    }
    if ('allowedValues' in params) return `${place} is none of ${params.allowedValues.join(', ')}`;
    if ('pattern' in params) return `${place} does not look like ${String(params.pattern)}`;
    return `${place} ${message}`;
  });
  return [...new Set(faults)].slice(0, MOST_FAULTS);
}
