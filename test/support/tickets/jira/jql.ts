/** Reads the part of JQL that the adapter writes, as Jira does. Anything else is answered with 400. */
export interface Searchable {
  readonly key: string;
  readonly project: string;
  readonly issuetype: string;
  readonly status: string;
  readonly created: Date;
  /** Texts by the id of their field: `customfield_10101`. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface Known {
  readonly projects: readonly string[];
  readonly types: readonly string[];
  readonly statuses: readonly string[];
  readonly keys: readonly string[];
  /** Custom fields whose texts can be searched. */
  readonly searchable: readonly string[];
  readonly validate: boolean;
}

export class BadJql extends Error {}

type Test = (issue: Searchable) => boolean;

const TOKEN = /\s*(?:"((?:[^"\\]|\\.)*)"|(>=|<=|[=~(),])|([\w.[\]-]+))/gy;

interface Token {
  readonly text: string;
  readonly quoted: boolean;
}

function tokensOf(jql: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < jql.trimEnd().length) {
    const [, inQuotes, operator, word] = TOKEN.exec(jql) ?? [];
    const text = inQuotes === undefined ? (operator ?? word) : unescaped(inQuotes);
    if (text === undefined) throw new BadJql('Error in the JQL Query: a character is not allowed.');
    tokens.push({ text, quoted: inQuotes !== undefined });
  }
  return tokens;
}

function unescaped(text: string): string {
  return text.replace(/\\(u[0-9a-f]{4}|.)/gi, (_, escape: string) => {
    if (escape.length === 5) return String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    if (!/["'\\ ]/.test(escape)) throw new BadJql(`'\\${escape}' is an illegal JQL escape sequence.`);
    return escape;
  });
}

/** Returns the words of a text as Jira's index has them. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*/gu) ?? [];
}

function hasPhrase(text: string, phraseText: string): boolean {
  const phrase = /^"(.*)"$/s.exec(phraseText)?.[1];
  if (phrase === undefined) throw new BadJql('This double finds phrases only.');
  const [cleaned, wanted] = [wordsOf(text), wordsOf(phrase)];
  if (wanted.length === 0) throw new BadJql(`The text '${phrase}' is not allowed in a search.`);
  return cleaned.some((_, start) => wanted.every((word, index) => cleaned[start + index] === word));
}

/** Returns the issues that a query finds, in its order. Throws BadJql. */
export function search<Issue extends Searchable>(
  jql: string,
  issues: readonly Issue[],
  known: Known,
): Issue[] {
  const [, where = '', order] = /^(.*?)(?:\s+ORDER BY\s+([^"]*))?$/s.exec(jql) ?? [];
  const test = new Reader(tokensOf(where), known).read();
  const found = issues.filter(test);
  if (order === undefined || order === 'created DESC, key DESC') {
    return found.sort(
      (one, other) => other.created.getTime() - one.created.getTime() || numberOf(other) - numberOf(one),
    );
  }
  throw new BadJql(`This double knows no order ${order}.`);
}

function numberOf({ key }: Searchable): number {
  return Number(key.split('-')[1]);
}

class Reader {
  private at = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly known: Known,
  ) {}

  read(): Test {
    const test = this.either();
    if (this.at < this.tokens.length) throw this.unexpected();
    return test;
  }

  private either(): Test {
    const tests = [this.both()];
    while (this.takes('or')) tests.push(this.both());
    return (issue) => tests.some((test) => test(issue));
  }

  private both(): Test {
    const tests = [this.one()];
    while (this.takes('and')) tests.push(this.one());
    return (issue) => tests.every((test) => test(issue));
  }

  private one(): Test {
    if (this.takes('not')) {
      const test = this.one();
      return (issue) => !test(issue);
    }
    if (!this.takes('(')) return this.clause();
    const test = this.either();
    this.expect(')');
    return test;
  }

  private clause(): Test {
    const field = this.value();
    const operator = this.value();
    if (operator === 'in') return this.among(field);
    const value = this.value();
    const customField = /^cf\[(\d+)\]$/.exec(field)?.[1];
    if (customField !== undefined) {
      if (operator !== '~') throw new BadJql(`The operator '${operator}' is not supported by '${field}'.`);
      if (!this.known.searchable.includes(`customfield_${customField}`)) {
        throw new BadJql(`Field '${field}' does not exist or you do not have permission to view it.`);
      }
      return ({ texts }) => hasPhrase(texts[`customfield_${customField}`] ?? '', value);
    }
    if (field === 'created' && (operator === '>=' || operator === '<=')) {
      const moment = Date.parse(/^\d{4}-\d\d-\d\d$/.test(value) ? value : '');
      if (Number.isNaN(moment)) throw new BadJql(`Date value '${value}' for field 'created' is invalid.`);
      return ({ created }) => (operator === '>=' ? created.getTime() >= moment : created.getTime() <= moment);
    }
    if (operator === '=') return this.isOneOf(field, [value]);
    throw new BadJql(`The operator '${operator}' is not supported by the '${field}' field.`);
  }

  private among(field: string): Test {
    this.expect('(');
    const values = [this.value()];
    while (this.takes(',')) values.push(this.value());
    this.expect(')');
    return this.isOneOf(field, values);
  }

  private isOneOf(field: string, values: readonly string[]): Test {
    const { projects, types, statuses, keys, validate } = this.known;
    const valid = { project: projects, issuetype: types, status: statuses, key: keys };
    if (!isSystemField(field))
      throw new BadJql(`Field '${field}' does not exist or you do not have permission.`);
    const unknown = values.find((value) => !valid[field].includes(value));
    if (validate && unknown !== undefined) {
      throw new BadJql(`The value '${unknown}' does not exist for the field '${field}'.`);
    }
    return (issue) => values.includes(issue[field]);
  }

  private takes(word: string): boolean {
    const token = this.tokens[this.at];
    if (!token || token.quoted || token.text.toLowerCase() !== word) return false;
    this.at += 1;
    return true;
  }

  private expect(word: string): void {
    if (!this.takes(word)) throw this.unexpected();
  }

  private value(): string {
    const token = this.tokens[this.at];
    if (!token || (!token.quoted && /^[(),]$/.test(token.text))) throw this.unexpected();
    this.at += 1;
    return token.text;
  }

  private unexpected(): BadJql {
    return new BadJql(`Error in the JQL Query: Unexpected '${this.tokens[this.at]?.text ?? 'end'}'.`);
  }
}

function isSystemField(field: string): field is 'project' | 'issuetype' | 'status' | 'key' {
  return ['project', 'issuetype', 'status', 'key'].includes(field);
}
