import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { MetadataError } from './metadataError';

const MAGIC = [0x1f, 0x8b];

/** Yields gzip data unpacked, and anything else as it is. The reader stops at its own size limit. */
export async function* unpacked(chunks: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    const begin = await readBegin(iterator);
    const whole = all(begin, iterator);
    yield* MAGIC.every((byte, index) => begin[index] === byte) ? gunzipped(whole, name) : whole;
  } finally {
    await iterator.return?.();
  }
}

/** Reads enough bytes to decide whether the data is packed, if there are that many. */
async function readBegin(iterator: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let begin = Buffer.alloc(0);
  while (begin.length < MAGIC.length) {
    const { done, value } = await iterator.next();
    if (done) break;
    begin = Buffer.concat([begin, value]);
  }
  return begin;
}

async function* all(begin: Uint8Array, iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield begin;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
}

async function* gunzipped(chunks: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  // The reader of the stream gets the error.
  const gunzip = pipeline(Readable.from(chunks), createGunzip(), () => undefined);
  try {
    for await (const chunk of gunzip) yield chunk as Uint8Array;
  } catch (error) {
    if (error instanceof MetadataError) throw error;
    throw new MetadataError(
      name,
      0,
      `it cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
