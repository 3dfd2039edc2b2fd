/** Maximum length of a text and an attribute value, in characters; longer ones are truncated. */
export const LONGEST_TEXT = 64 * 1024;
/** Maximum number of characters of a tag with its attributes. A longer one cannot be truncated, so it is refused. */
const LONGEST_TAG = 1024 * 1024;
/** `&#x10FFFF;` is the longest reference. */
const LONGEST_REFERENCE = 10;
export const HIGH_SURROGATE = /[\uD800-\uDBFF]$/;
const OPEN_REFERENCE = /&[^;]*$/;

type State = 'text' | 'tag' | 'value' | 'comment' | 'cdata' | 'instruction';

export interface Parser {
  write(text: string): void;
  /** Drops this many line ends. */
  skip(lines: number): void;
  /** Drops the end of the text, or of an attribute's value in the next tag. */
  cut(where: 'text' | 'tag'): void;
  refuse(reason: string): never;
}

/**
 * Shortens the tokens of a file for a parser that holds each token whole: drops comments, and truncates texts and
 * attribute values at LONGEST_TEXT. Pieces may end anywhere.
 */
export class TokenBounds {
  private state: State = 'text';
  /** The end of a piece that is too short to identify its token. */
  private rest = '';
  private quote = '';
  private length = 0;
  private tagLength = 0;
  private handed = '';
  /** Position in the file, in characters, of the text that is written next. */
  private place = 0;
  /** Positions of the newest tag: of its first character, and after its last one. */
  tagStart = 0;
  tagEnd = 0;

  constructor(private readonly parser: Parser) {}

  write(piece: string): void {
    const text = this.rest + piece;
    this.rest = '';
    let at = 0;
    while (at < text.length) at = this.step(text, at);
    this.place += text.length - this.rest.length;
  }

  /** Position of the first character that may not be complete, of a tag that is open or of the text after it. */
  get pending(): number {
    return this.state === 'tag' || this.state === 'value' ? this.tagStart : this.place;
  }

  end(): void {
    if (this.rest !== '') this.parser.write(this.rest);
    if (this.state === 'comment') this.parser.refuse('a comment has no end');
  }

  private step(text: string, at: number): number {
    switch (this.state) {
      case 'text':
        return this.inText(text, at);
      case 'tag':
        return this.inTag(text, at);
      case 'value':
        return this.inValue(text, at);
      case 'comment':
        return this.inComment(text, at);
      case 'cdata':
        return this.inSection(text, at, ']]>');
      case 'instruction':
        return this.inSection(text, at, '?>');
    }
  }

  private inText(text: string, at: number): number {
    const open = text.indexOf('<', at);
    this.hand(text, at, open === -1 ? text.length : open);
    if (open === -1) return text.length;
    const begins = ['<!--', '<![CDATA[', '<?'].find((one) => text.startsWith(one, open));
    if (begins === undefined && isUndecided(text, open)) {
      this.rest = text.slice(open);
      return text.length;
    }
    if (begins === '<!--') {
      this.state = 'comment';
      return open + begins.length;
    }
    this.length = 0;
    this.tagLength = 0;
    this.tagStart = this.place + open;
    this.state = begins === undefined ? 'tag' : begins === '<?' ? 'instruction' : 'cdata';
    this.parser.write(begins ?? '<');
    return open + (begins ?? '<').length;
  }

  private inTag(text: string, at: number): number {
    const ends = /["'>]/g;
    ends.lastIndex = at;
    const found = ends.exec(text);
    const end = found ? found.index + 1 : text.length;
    this.tagLength += end - at;
    if (this.tagLength > LONGEST_TAG) this.parser.refuse(`a tag is longer than ${LONGEST_TAG} characters`);
    this.tagEnd = this.place + end;
    this.parser.write(text.slice(at, end));
    this.length = 0;
    if (found) this.state = found[0] === '>' ? 'text' : 'value';
    if (found) this.quote = found[0];
    return end;
  }

  private inValue(text: string, at: number): number {
    const found = text.indexOf(this.quote, at);
    const end = found === -1 ? text.length : found;
    this.tagLength += this.hand(text, at, end);
    if (found === -1) return end;
    this.state = 'tag';
    this.parser.write(this.quote);
    return end + 1;
  }

  private inComment(text: string, at: number): number {
    const found = text.indexOf('-->', at);
    const end = found === -1 ? Math.max(at, text.length - 2) : found;
    this.skip(text, at, end);
    if (found === -1) {
      this.rest = text.slice(end);
      return text.length;
    }
    this.state = 'text';
    return found + 3;
  }

  private inSection(text: string, at: number, ending: string): number {
    const found = text.indexOf(ending, at);
    const end = found === -1 ? Math.max(at, text.length - ending.length + 1) : found;
    this.hand(text, at, end);
    if (found === -1) {
      this.rest = text.slice(end);
      return text.length;
    }
    this.parser.write(ending);
    this.state = 'text';
    this.length = 0;
    return found + ending.length;
  }

  /** Passes on as many characters as there is room for, and returns their number. */
  private hand(text: string, from: number, to: number): number {
    if (from === to) return 0;
    const room = Math.max(0, LONGEST_TEXT - this.length);
    if (to - from <= room) return this.pass(text.slice(from, to));
    let handed = this.pass(text.slice(from, from + room));
    // Half of a character, or of a reference to one, would not be well-formed.
    if (HIGH_SURROGATE.test(this.handed)) handed += this.pass(text.slice(from + handed, from + handed + 1));
    while (OPEN_REFERENCE.test(this.handed) && from + handed < to && this.mayGoOn())
      handed += this.pass(text.slice(from + handed, from + handed + 1));
    this.skip(text, from + handed, to);
    if (from + handed < to && this.state !== 'instruction')
      this.parser.cut(this.state === 'value' ? 'tag' : 'text');
    return handed;
  }

  private mayGoOn(): boolean {
    return this.length <= LONGEST_TEXT + LONGEST_REFERENCE;
  }

  private pass(text: string): number {
    if (text === '') return 0;
    this.parser.write(text);
    this.length += text.length;
    this.handed = (this.handed + text.slice(-LONGEST_REFERENCE)).slice(-LONGEST_REFERENCE);
    return text.length;
  }

  private skip(text: string, from: number, to: number): void {
    let lines = 0;
    for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) lines += 1;
    if (lines > 0) this.parser.skip(lines);
  }
}

/** Returns whether a comment or a CDATA section may begin there, and the text ends too soon to decide. */
function isUndecided(text: string, at: number): boolean {
  const left = text.slice(at, at + '<![CDATA['.length);
  return at + left.length === text.length && ['<!--', '<![CDATA[', '<?'].some((one) => one.startsWith(left));
}
