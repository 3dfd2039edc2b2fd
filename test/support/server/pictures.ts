/** Small files in the formats of logos, and how they begin. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
);

/** Begins a JPEG of this size: a segment of comments, then a frame. */
export function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 4, 0x20, 0x20]), frame]);
}

export function pngOf(width: number, height: number): Buffer {
  const begin = Buffer.from(png);
  begin.writeUInt32BE(width, 16);
  begin.writeUInt32BE(height, 20);
  return begin;
}

/** Begins a WebP of this size in one of its three kinds. */
export function webp(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Buffer {
  const begin = Buffer.alloc(32);
  begin.write('RIFF', 0, 'latin1');
  begin.write(`WEBP${kind}`, 8, 'latin1');
  if (kind === 'VP8 ') {
    begin.writeUInt16LE(width, 26);
    begin.writeUInt16LE(height, 28);
  } else if (kind === 'VP8L') begin.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  else {
    begin.writeUIntLE(width - 1, 24, 3);
    begin.writeUIntLE(height - 1, 27, 3);
  }
  return begin;
}
