import { createReadStream, type ReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { Refusal } from '../../platform/control/refusal';

/**
 * A state file: one JSON object per line (JSON Lines, UTF-8). The first is the header; each of the others is a record
 * with its kind.
 */
export const HEADER = { format: 'idp-dashboard-state', version: 1 } as const;

const LONGEST_LINE = 8 * 1024 * 1024;

/** A line of the file; `text` is absent if it is too long. */
export interface Line {
  readonly number: number;
  readonly text?: string;
  /** Bytes of the file up to its piece. */
  readonly bytes: number;
}

/**
 * Yields the lines after the header that are not blank. Throws Refusal if the file cannot be read or has another
 * format.
 */
export async function* recordLines(path: string): AsyncGenerator<Line> {
  let isStart = true;
  for await (const line of linesIn(path)) {
    if (isStart) checkHeader(path, line);
    else yield line;
    isStart = false;
  }
  if (isStart) throw notState(path);
}

function checkHeader(path: string, { text = '' }: Line): void {
  const header = parsed(text);
  if (typeof header !== 'object' || header === null || !('format' in header) || !('version' in header))
    throw notState(path);
  if (header.format !== HEADER.format) throw notState(path);
  if (header.version !== HEADER.version)
    throw new Refusal(
      `${path} is of version ${String(header.version)} of files of state; this release reads ${HEADER.version}.`,
    );
}

function notState(path: string): Refusal {
  return new Refusal(`${path} is not a state file: its first line has to be ${JSON.stringify(HEADER)}`);
}

/** Parses a line; returns undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function* linesIn(path: string): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let number = 0;
  let isTooLong = false;
  const ended = (text: string, bytes: number): Line => {
    number += 1;
    const line = isTooLong || text.length > LONGEST_LINE ? { number, bytes } : { number, text, bytes };
    isTooLong = false;
    return line;
  };
  let bytes = 0;
  for await (const piece of piecesOf(path)) {
    bytes += piece.length;
    const lines = (rest + decoder.write(piece)).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      const line = ended(text, bytes);
      if (line.text?.trim() !== '') yield line;
    }
    if (rest.length > LONGEST_LINE) {
      isTooLong = true;
      rest = '';
    }
  }
  rest += decoder.end();
  if (rest.trim() !== '' || isTooLong) yield ended(rest, bytes);
}

async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  const stream: ReadStream = createReadStream(path);
  try {
    for await (const piece of stream) yield Buffer.from(piece as Uint8Array);
  } catch (error) {
    throw new Refusal(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    stream.destroy();
  }
}
