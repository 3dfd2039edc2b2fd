import { readSvgRoot } from './svg';

export interface Picture {
  readonly type: 'image/svg+xml' | 'image/png';
  readonly width: number;
  readonly height: number;
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Reads a picture from a file, or returns its fault. The format is detected from the content, not the name. */
export function readPicture(file: Buffer): Picture | string {
  if (file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return readPng(file);
  return /<svg[\s>]/.test(file.toString('utf8')) ? readSvg(file.toString('utf8')) : 'is neither SVG nor PNG';
}

/** The header follows the signature of the format: length, `IHDR`, width, height. */
function readPng(file: Buffer): Picture | string {
  if (file.length < 24 || file.toString('latin1', 12, 16) !== 'IHDR') return 'is not a complete PNG';
  return sized('image/png', file.readUInt32BE(16), file.readUInt32BE(20));
}

function readSvg(text: string): Picture | string {
  const root = readSvgRoot(text);
  return typeof root === 'string' ? root : sizedSvg(root);
}

function sizedSvg({ viewBox, width, height }: Readonly<Record<string, string>>): Picture | string {
  const [, , across, down] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (across && down) return sized('image/svg+xml', across, down);
  return sized('image/svg+xml', Number.parseFloat(width ?? ''), Number.parseFloat(height ?? ''));
}

/** A wider logo would leave no room for the menu. */
const WIDEST = 8;

function sized(type: Picture['type'], width: number, height: number): Picture | string {
  if (!(width > 0 && height > 0)) return 'does not say how large it is (viewBox, or width and height)';
  if (width > WIDEST * height) return `is more than ${WIDEST} times as wide as high`;
  return { type, width, height };
}
