import { LONGEST_TICKS } from '../../modules/statistics/archive.module';

/** A message, or undefined in place of one that was too long. */
export type Frame = string | undefined;

const NOTHING = Buffer.alloc(0);
const LINE_FEED = 0x0a;
/** `123 ` before a message is its length in bytes (RFC 6587 3.4.1). */
const OCTET_COUNT = /^([1-9]\d{0,5}) /;
const COUNT_BYTES = 7;
/** Maximum bytes of a line, a character of which may take three. */
const LONGEST_FRAME = 3 * LONGEST_TICKS;

/**
 * Splits the data of a connection into messages, each framed by a byte count or by its line end (RFC 6587); keeps
 * nothing of a message that is too long.
 */
export class Frames {
  private rest: Buffer = NOTHING;
  /** Number of bytes that are still to skip. */
  private skipped = 0;
  private skipsLine = false;

  push(piece: Buffer): Frame[] {
    const bytes = this.rest.length > 0 ? Buffer.concat([this.rest, piece]) : piece;
    const frames: Frame[] = [];
    let at = 0;
    for (let next = this.cut(bytes, at, frames); next > at; next = this.cut(bytes, at, frames)) at = next;
    this.rest = at < bytes.length ? Buffer.from(bytes.subarray(at)) : NOTHING;
    return frames;
  }

  /** Returns the last message, which may have no line end. */
  end(): Frame[] {
    const { rest } = this;
    this.rest = NOTHING;
    // A message shorter than its announced length was cut off.
    return this.skipsLine || rest.length === 0 || OCTET_COUNT.test(headOf(rest, 0)) ? [] : texts(rest);
  }

  /**
   * Cuts off the message that begins here, and returns the position of the next one; the same position: more bytes are
   * needed.
   */
  private cut(bytes: Buffer, at: number, frames: Frame[]): number {
    if (this.skipped > 0) {
      const passed = Math.min(this.skipped, bytes.length - at);
      this.skipped -= passed;
      return at + passed;
    }
    if (this.skipsLine) return this.passLine(bytes, at);
    const head = headOf(bytes, at);
    const [announced, count] = OCTET_COUNT.exec(head) ?? [];
    if (announced !== undefined) return this.cutCounted(bytes, at, announced.length, Number(count), frames);
    const mayBeCount = head.length < COUNT_BYTES && /^[1-9]\d*$/.test(head);
    return mayBeCount ? at : this.cutLine(bytes, at, frames);
  }

  private cutCounted(bytes: Buffer, at: number, head: number, count: number, frames: Frame[]): number {
    const start = at + head;
    if (count > LONGEST_FRAME) {
      frames.push(undefined);
      this.skipped = count;
      return start;
    }
    if (start + count > bytes.length) return at;
    frames.push(...texts(bytes.subarray(start, start + count)));
    return start + count;
  }

  private cutLine(bytes: Buffer, at: number, frames: Frame[]): number {
    const end = bytes.indexOf(LINE_FEED, at);
    if (end < 0 && bytes.length - at <= LONGEST_FRAME) return at;
    if (end < 0) {
      frames.push(undefined);
      this.skipsLine = true;
      return bytes.length;
    }
    frames.push(...(end - at > LONGEST_FRAME ? [undefined] : texts(bytes.subarray(at, end))));
    return end + 1;
  }

  private passLine(bytes: Buffer, at: number): number {
    const end = bytes.indexOf(LINE_FEED, at);
    if (end < 0) return bytes.length;
    this.skipsLine = false;
    return end + 1;
  }
}

function headOf(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, Math.min(at + COUNT_BYTES, bytes.length));
}

/** Returns the text of a message without the suffix that some senders add; none if nothing is left. */
function texts(bytes: Buffer): string[] {
  const text = bytes.toString('utf8').replaceAll('\0', '').trimEnd();
  return text === '' ? [] : [text];
}
