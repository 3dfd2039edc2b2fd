import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createBrotliDecompress, createGzip } from 'node:zlib';

/** Nearly as small as with the best quality, in a tenth of the time. */
export const BROTLI_QUALITY = 5;

/** Long text, compressed with brotli to about a tenth of its size. */
export interface CompressedText {
  /** Hash of the text. */
  readonly hash: string;
  readonly body: Buffer;
}

/** Compresses a text outside of the main thread, without ever holding all of it. */
export async function compressText(pieces: AsyncIterable<string>): Promise<CompressedText> {
  const hash = createHash('sha256');
  const compressor = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    },
  });
  const [body] = await Promise.all([
    buffer(compressor),
    pipeline(
      pieces,
      async function* (texts: AsyncIterable<string>) {
        for await (const text of texts) {
          const bytes = Buffer.from(text);
          hash.update(bytes);
          yield bytes;
        }
      },
      compressor,
    ),
  ]);
  return { hash: hash.digest('base64url').slice(0, 27), body };
}

/** Returns the same text compressed with gzip. */
export async function withGzip(text: CompressedText): Promise<CompressedText> {
  return { hash: text.hash, body: await buffer(plainText(text).pipe(createGzip())) };
}

export function plainText({ body }: CompressedText): Readable {
  return Readable.from([body]).pipe(createBrotliDecompress());
}
