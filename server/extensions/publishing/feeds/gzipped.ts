import type { Piece } from './pieces';

/** The format and its method; no name, no time, an unknown system (RFC 1952 §2.3). */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block, since every piece ends with one that is not the last (RFC 1951 §3.2.3). */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);

/** The checksum and length of all bytes in a gzip stream. */
export interface Sum {
  readonly crc: number;
  readonly length: number;
}

/** Joins separately compressed pieces into one gzip stream, without copying them. */
export function gzipped(pieces: readonly Piece[], { crc, length }: Sum): Buffer[] {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc);
  end.writeUInt32LE(length % 2 ** 32, 4);
  return [HEAD, ...pieces.map(({ deflated }) => deflated), LAST_BLOCK, end];
}
