import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Aggregate, MetadataEntity } from './entity';
import { MetadataError } from './metadataError';
import { MetadataParser } from './parser';
import type { OpenSource } from '../source';

export interface ReadOptions {
  readonly now: Date;
  readonly allowExpired: boolean;
  readonly maxBytes: number;
  /** Receives an entity, and the aggregate as read so far; its name is known. */
  readonly onEntity: (entity: MetadataEntity, aggregate: Aggregate) => void;
  /** Called after each portion and awaited. */
  readonly onPortion: (bytes: number) => Promise<void>;
}

export interface ReadResult {
  readonly aggregate: Aggregate;
  readonly bytes: number;
  readonly sha256: string;
}

/** Small enough that other requests never wait long. */
const PORTION = 64 * 1024;

/** Reads a whole source through the parser, one portion per event loop turn. Throws MetadataError. */
export async function readMetadata(source: OpenSource, options: ReadOptions): Promise<ReadResult> {
  const parser: MetadataParser = new MetadataParser({
    ...options,
    file: source.name,
    onEntity: (entity) => options.onEntity(entity, parser.aggregate),
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const portion of portions(source)) {
    bytes += portion.length;
    if (bytes > options.maxBytes) parser.refuse(`the file is larger than ${options.maxBytes} bytes`);
    hash.update(portion);
    parser.write(decode(decoder, parser, portion));
    await options.onPortion(bytes);
    await nextTurn();
  }
  parser.write(decode(decoder, parser));
  parser.end();
  return { aggregate: parser.aggregate, bytes, sha256: source.sha256 ?? hash.digest('hex') };
}

function decode(decoder: TextDecoder, parser: MetadataParser, portion?: Uint8Array): string {
  try {
    return portion === undefined ? decoder.decode() : decoder.decode(portion, { stream: true });
  } catch {
    return parser.refuse('the text is not UTF-8');
  }
}

async function* portions({ name, chunks }: OpenSource): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of chunks) {
      for (let start = 0; start < chunk.length; start += PORTION)
        yield chunk.subarray(start, start + PORTION);
    }
  } catch (error) {
    if (error instanceof MetadataError) throw error;
    throw new MetadataError(
      name,
      0,
      `reading broke off: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
