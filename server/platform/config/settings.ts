export type Environment = Readonly<Record<string, string | undefined>>;

/** Shorter names resemble too much. */
const FEWEST_LETTERS = 6;
/** Of the system, whatever it resembles: `LANGUAGE` is the list of languages of gettext. */
const OTHERS = ['LANGUAGE'];

/** Reads named settings and remembers one line for each that is bad, so that a start names them all at once. */
export class Settings {
  readonly errors: string[] = [];
  private readonly asked = new Set<string>();

  constructor(private readonly environment: Environment) {}

  /** Empty counts as not set. */
  optional(name: string): string | undefined {
    this.asked.add(name);
    const value = this.environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** Every name that was asked for so far. */
  get names(): string[] {
    return [...this.asked];
  }

  /** Refuses what nobody asked for and is one slip away from a setting that is not set: it would be ignored. */
  refuseMisspelt(): void {
    const missing = this.names.filter(
      (name) => name.length >= FEWEST_LETTERS && this.optional(name) === undefined,
    );
    for (const name of Object.keys(this.environment)) {
      if (this.asked.has(name) || OTHERS.includes(name)) continue;
      const meant = missing.find((one) => isOneSlipAway(name, one));
      if (meant) this.refuse(name, `not a setting; did you mean ${meant}?`);
    }
  }

  text(name: string, otherwise: string): string {
    return this.optional(name) ?? otherwise;
  }

  refuse(name: string, reason: string): void {
    this.errors.push(`${name}: ${reason}`);
  }

  integer(name: string, otherwise: number, least: number, most: number): number {
    const text = this.optional(name);
    if (text === undefined) return otherwise;
    const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    this.refuse(name, `"${text}" is not a whole number from ${least} to ${most}`);
    return otherwise;
  }

  flag(name: string, otherwise: boolean): boolean {
    const text = this.optional(name);
    if (text === undefined) return otherwise;
    if (text !== '0' && text !== '1') this.refuse(name, `"${text}" is neither 0 nor 1`);
    return text === '1';
  }

  choice<T extends string>(name: string, otherwise: T, choices: readonly T[]): T {
    const text = this.optional(name);
    if (text === undefined) return otherwise;
    const chosen = choices.find((choice) => choice === text);
    if (chosen === undefined) this.refuse(name, `"${text}" is none of ${choices.join(', ')}`);
    return chosen ?? otherwise;
  }

  /** Comma separated. */
  list(
    name: string,
    otherwise: readonly string[],
    isValid: (item: string) => boolean,
    what: string,
  ): string[] {
    const text = this.optional(name);
    if (text === undefined) return [...otherwise];
    const items = text.split(',').map((item) => item.trim());
    const bad = items.filter((item) => !isValid(item));
    if (bad.length > 0) this.refuse(name, `"${bad.join(', ')}" is not ${what}`);
    return items;
  }

  /** Kept as written, without trailing slashes. */
  webAddress(name: string): string | undefined {
    const text = this.optional(name);
    if (text === undefined) return undefined;
    const protocol = URL.canParse(text) ? new URL(text).protocol : undefined;
    if (protocol !== 'https:' && protocol !== 'http:') {
      this.refuse(name, `"${text}" is not an address that begins with https:// or http://`);
    }
    return text.replace(/\/+$/, '');
  }
}

/** Tells whether two names differ by a letter too many, too few or another, or by two neighbours swapped. */
function isOneSlipAway(a: string, b: string): boolean {
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
