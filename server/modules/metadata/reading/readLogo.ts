import { readPicture } from '../../../platform/config/picture';
import type { LogoPicture } from '../../federation/federation.module';

/** Maximum size of a stored picture in bytes. */
export const LARGEST_LOGO = 100 * 1024;
/** Maximum pixels of the longest side: a small file may hold a picture that is larger than a browser's memory. */
const LONGEST_SIDE = 4096;

type Size = readonly [width: number, height: number];

interface Format {
  readonly type: string;
  readonly matches: (bytes: Buffer) => boolean;
  readonly size: (bytes: Buffer) => Size | undefined;
}

const says =
  (text: string, at = 0) =>
  (bytes: Buffer) =>
    bytes.toString('latin1', at, at + text.length) === text;

const formats: readonly Format[] = [
  {
    type: 'image/png',
    matches: says('\x89PNG\r\n\x1a\n'),
    size: (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
  },
  {
    type: 'image/gif',
    matches: (bytes) => says('GIF87a')(bytes) || says('GIF89a')(bytes),
    size: (bytes) => [bytes.readUInt16LE(6), bytes.readUInt16LE(8)],
  },
  { type: 'image/jpeg', matches: says('\xff\xd8\xff'), size: jpegSize },
  {
    type: 'image/webp',
    matches: (bytes) => says('RIFF')(bytes) && says('WEBP', 8)(bytes),
    size: webpSize,
  },
];

/** Walks the segments up to the one that begins a frame. */
function jpegSize(bytes: Buffer): Size | undefined {
  for (let at = 2; bytes.readUInt8(at) === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (startsFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  return undefined;
}

/** Reads the first chunk: lossy, lossless or extended. */
function webpSize(bytes: Buffer): Size | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return [1 + (packed & 0x3fff), 1 + ((packed >>> 14) & 0x3fff)];
    }
    case 'VP8X':
      return [1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3)];
    default:
      return undefined;
  }
}

/**
 * Returns the picture in a file, detected from its contents and not from its declared type; undefined if it is not safe
 * for a browser. An SVG may only draw: nothing in it runs, or loads anything.
 */
export function readLogo(bytes: Buffer): LogoPicture | undefined {
  if (bytes.length === 0 || bytes.length > LARGEST_LOGO) return undefined;
  const format = formats.find(({ matches }) => matches(bytes));
  if (format) return isShowable(format, bytes) ? { type: format.type, bytes } : undefined;
  const drawn = readPicture(bytes);
  return typeof drawn === 'string' || drawn.type !== 'image/svg+xml'
    ? undefined
    : { type: drawn.type, bytes };
}

function isShowable({ size }: Format, bytes: Buffer): boolean {
  try {
    const sides = size(bytes) ?? [0, 0];
    return sides.every((side) => side > 0 && side <= LONGEST_SIDE);
  } catch {
    // The file ends before the size of the picture.
    return false;
  }
}

const DATA = /^data:image\/[a-z0-9.+-]+(;[^,;]*)*,/i;

/** Reads the picture of a `data:` address. */
export function readDataLogo(address: string): LogoPicture | undefined {
  const [head] = DATA.exec(address) ?? [];
  if (head === undefined) return undefined;
  const body = address.slice(head.length);
  if (/;base64,$/i.test(head)) return readLogo(Buffer.from(body, 'base64'));
  try {
    return readLogo(Buffer.from(decodeURIComponent(body)));
  } catch {
    return undefined;
  }
}
