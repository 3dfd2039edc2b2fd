/** Unknown entities, by name. */
export interface Unknown {
  readonly logins: number;
  readonly entities: number;
  /** Names of the first ones. */
  readonly first: readonly string[];
}

const NAMED = 10;
/** Names beyond this number are not told apart, since clients may make up names. */
const COUNTED = 10_000;
const LONGEST_NAME = 1_024;

/** Counts unknown entities, and keeps the first names. */
export class UnknownEntities {
  private logins = 0;
  private readonly names = new Set<string>();

  add(name: string): void {
    this.logins += 1;
    if (this.names.size < COUNTED) this.names.add(name.slice(0, LONGEST_NAME));
  }

  counted(): Unknown {
    return { logins: this.logins, entities: this.names.size, first: [...this.names].slice(0, NAMED) };
  }
}
