import { createReadStream, type ReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { LoginFileError } from './loginFile';

/** An open file of logins. */
export interface LoginSource {
  /** Its size on the disk. */
  readonly totalBytes: number;
  /** Number of these bytes that have been read. */
  bytesRead(): number;
  readonly pieces: AsyncIterable<Buffer>;
}

const PIECE_BYTES = 16 * 1024;
const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * Opens a file, which may be compressed with gzip, as rotated logs are. Throws LoginFileError, also while a compressed
 * one is read.
 */
export async function loginSource(file: string): Promise<LoginSource> {
  const totalBytes = await sizeOf(file);
  const isCompressed = (await beginningOf(file)).equals(GZIP);
  let source: ReadStream | undefined;
  // Opens the file again only when it is read: a caller that is refused before that leaves nothing open.
  async function* pieces(): AsyncGenerator<Buffer> {
    source = createReadStream(file, { highWaterMark: PIECE_BYTES });
    yield* isCompressed ? decompressed(source) : source;
  }
  return { totalBytes, bytesRead: () => source?.bytesRead ?? 0, pieces: pieces() };
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new LoginFileError(error.code === 'ENOENT' ? `${file}: the file does not exist` : error.message);
  });
  if (!found.isFile()) throw new LoginFileError(`${path.basename(file)}: this is not a file`);
  return found.size;
}

async function beginningOf(file: string): Promise<Buffer> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(GZIP.length), 0, GZIP.length);
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
}

async function* decompressed(source: ReadStream): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: PIECE_BYTES });
  source.once('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  try {
    for await (const piece of gunzip) yield piece as Buffer;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('Z_')) throw new LoginFileError('It is a file of gzip that is broken or incomplete.');
    throw error;
  } finally {
    source.destroy();
  }
}
