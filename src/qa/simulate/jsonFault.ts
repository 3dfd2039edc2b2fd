/** The place where a text stops being JSON, and what was expected there. Lines and columns count from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  /** The end of a message (`qa.json.…`). */
  readonly expected: 'value' | 'name' | 'colon' | 'itemsEnd' | 'membersEnd' | 'nothing';
}

const tokens = {
  space: /[ \t\r\n]*/y,
  text: /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy,
  scalar: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
} as const;

/** Parses JSON, or says where the text is wrong: the errors of `JSON.parse` differ from browser to browser. */
export function readJson(text: string): { readonly value: unknown } | { readonly fault: JsonFault } {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return { fault: new Reader(text).fault() };
  }
}

class Fault extends Error {
  constructor(readonly expected: JsonFault['expected']) {
    super(expected);
  }
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  fault(): JsonFault {
    const expected = this.expected();
    const before = this.text.slice(0, this.at).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, expected };
  }

  private expected(): JsonFault['expected'] {
    try {
      this.value();
      return 'nothing';
    } catch (thrown) {
      if (thrown instanceof Fault) return thrown.expected;
      throw thrown;
    }
  }

  /** Reads one value, and the space around it. */
  private value(): void {
    this.take(tokens.space);
    if (this.is('{')) this.list('}', 'membersEnd', () => this.member());
    else if (this.is('[')) this.list(']', 'itemsEnd', () => this.value());
    else if (!this.take(tokens.text) && !this.take(tokens.scalar)) throw new Fault('value');
    this.take(tokens.space);
  }

  private list(end: string, expected: JsonFault['expected'], one: () => void): void {
    this.take(tokens.space);
    if (this.is(end)) return;
    do one();
    while (this.is(','));
    if (!this.is(end)) throw new Fault(expected);
  }

  private member(): void {
    this.take(tokens.space);
    if (!this.take(tokens.text)) throw new Fault('name');
    this.take(tokens.space);
    if (!this.is(':')) throw new Fault('colon');
    this.value();
  }

  private is(sign: string): boolean {
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private take(token: RegExp): boolean {
    token.lastIndex = this.at;
    if (!token.test(this.text)) return false;
    this.at = token.lastIndex;
    return true;
  }
}
