export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads named settings and remembers one line for each that is bad, so that a start names them all at once. */
export class Settings {
  readonly errors: string[] = [];

  constructor(private readonly environment: Environment) {}

  /** Empty counts as not set. */
  optional(name: string): string | undefined {
    const value = this.environment[name]?.trim();
    return value === '' ? undefined : value;
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
