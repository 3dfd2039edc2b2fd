import { readFileSync } from 'node:fs';
import { Type, type Static, type TObject, type TSchema, type TStringOptions } from 'typebox';
import { Value } from 'typebox/value';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Shorter names are not checked for typos, since too many others resemble them. */
const FEWEST_LETTERS = 6;
/** These names belong to the operating system: `LANGUAGE` is gettext's list of languages. */
const OTHERS = ['LANGUAGE'];

/** Schema of a setting, with texts besides the bounds of its value. */
export interface Setting extends TSchema {
  /** Purpose of the setting, for docs/SETTINGS.md. Its links are relative to `docs`. */
  readonly description?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Value if the setting is absent and something else decides, in the words of docs/SETTINGS.md. */
  readonly otherwise?: string;
  /** Fault of an invalid value, in the words of the log. `{}` is replaced by the value, unless it is a secret. */
  readonly fault?: string;
  readonly secret?: true;
  /** True if only the demonstration and testers use it, which an installed release does not need. */
  readonly forDevelopment?: true;
}

/** A secret may be in a file, as container platforms provide it: `SMTP_URL_FILE` names the file with `SMTP_URL`. */
const FILE = '_FILE';

/**
 * Reads the settings in groups and collects a line for each invalid one, so that a start reports all of them at once.
 */
export class Settings {
  readonly errors: string[] = [];
  /** All settings read so far, by name. */
  readonly known = new Map<string, Setting>();

  constructor(private readonly environment: Environment) {}

  /** Reads settings by name. `defaults` depend on settings that were read before. */
  read<T extends TObject>(group: T, defaults: Partial<Static<T>> = {}): Static<T> {
    const given: Readonly<Record<string, unknown>> = defaults;
    const values = Object.entries<Setting>(group.properties).flatMap(([name, setting]) => {
      this.known.set(name, setting);
      const value = this.valueOf(name, setting) ?? given[name] ?? setting.default;
      return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(values);
  }

  refuse(name: string, reason: string): void {
    this.errors.push(`${name}: ${reason}`);
  }

  /** Refuses a setting that is absent, although it has a default for trying out. */
  require(name: string, reason: string): void {
    if (this.textOf(name) === undefined) this.refuse(name, `missing; ${reason}`);
  }

  /** Refuses a variable whose name is one typo away from an unset setting, since it would be ignored. */
  refuseMisspelt(): void {
    const files = [...this.known].flatMap(([name, { secret }]) => (secret ? [name + FILE] : []));
    const names = new Set([...this.known.keys(), ...files]);
    const missing = [...names].filter(
      (name) => name.length >= FEWEST_LETTERS && this.textOf(name) === undefined,
    );
    for (const name of Object.keys(this.environment)) {
      if (names.has(name) || OTHERS.includes(name)) continue;
      const isFile = name.endsWith(FILE) && this.known.has(name.slice(0, -FILE.length));
      const meant = missing.find((one) => isOneEditAway(name, one));
      if (isFile) this.refuse(name, 'not a setting: only secrets are read from files');
      else if (meant) this.refuse(name, `not a setting; did you mean ${meant}?`);
    }
  }

  /** Returns the text of a setting. An empty text counts as absent. */
  private textOf(name: string): string | undefined {
    const value = this.environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** Reads a secret from its file, without the line break at the end. Returns undefined if no file is named. */
  private textInFile(name: string): string | undefined {
    const file = this.textOf(name + FILE);
    if (file === undefined) return undefined;
    if (this.textOf(name) !== undefined) this.refuse(name + FILE, `${name} is set as well`);
    try {
      const text = readFileSync(file, 'utf8').trim();
      if (text === '') this.refuse(name + FILE, `${file} is empty`);
      return text || undefined;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      this.refuse(name + FILE, `${file} cannot be read (${code})`);
      return undefined;
    }
  }

  /**
   * Returns `undefined` if a setting is absent, or invalid and reported. An invalid text is still returned, since other
   * settings are compared with it.
   */
  private valueOf(name: string, setting: Setting): unknown {
    const text = (setting.secret && this.textInFile(name)) ?? this.textOf(name);
    if (text === undefined) return undefined;
    const value = parsed(setting, text);
    if (Value.Check(setting, value)) return value;
    this.refuse(name, faultOf(setting, text));
    return typeof value === 'string' && !Type.IsEnum(setting) ? value : undefined;
  }
}

function parsed(setting: Setting, text: string): unknown {
  if (Type.IsInteger(setting)) return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
  if (Type.IsBoolean(setting)) return text === '1' ? true : text === '0' ? false : undefined;
  return Type.IsArray(setting) ? itemsOf(text) : text;
}

function itemsOf(text: string): string[] {
  return text.split(',').map((item) => item.trim());
}

function faultOf(setting: Setting, text: string): string {
  if (Type.IsInteger(setting)) {
    const { minimum, maximum } = setting;
    return `"${text}" is not a whole number from ${minimum} to ${maximum}`;
  }
  if (Type.IsBoolean(setting)) return `"${text}" is neither 0 nor 1`;
  if (Type.IsEnum(setting)) return `"${text}" is none of ${setting.enum.join(', ')}`;
  const bad = Type.IsArray(setting)
    ? itemsOf(text).filter((item) => !Value.Check(setting.items, item))
    : [text];
  return (setting.fault ?? 'is not allowed').replace('{}', () => bad.join(', '));
}

/** Returns the options of a text that is the address of a page or of a server. */
export function webAddress(options: TStringOptions) {
  const text = Type.String({
    fault: '"{}" is not an address that begins with https:// or http://',
    ...options,
  });
  return Type.Refine(text, (address) => {
    const protocol = URL.canParse(address) ? new URL(address).protocol : undefined;
    return protocol === 'https:' || protocol === 'http:';
  });
}

export function withoutSlashes(address: string): string {
  return address.replace(/\/+$/, '');
}

/** Returns true if two names differ by one added, missing or changed letter, or by two swapped neighbours. */
function isOneEditAway(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a, b].map((text) => text.slice(start, text.length - end));
  if (left === undefined || right === undefined) return false;
  const swapped = left.length === 2 && left === [...right].reverse().join('');
  return swapped || Math.max(left.length, right.length) === 1;
}
