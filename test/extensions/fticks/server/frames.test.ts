/** Messages of syslog over TCP, however they are cut into pieces (RFC 6587). */
import fc from 'fast-check';
import { Frames, type Frame } from '../../../../server/extensions/fticks/frames';

function framesOf(pieces: readonly (string | Buffer)[]): Frame[] {
  const frames = new Frames();
  return [...pieces.flatMap((piece) => frames.push(Buffer.from(piece))), ...frames.end()];
}

const counted = (text: string) => `${Buffer.byteLength(text)} ${text}`;

test('messages by count and by line, one after the other in any mixture', () => {
  expect(framesOf([`${counted('<34>1 ä')}<34>1 b\n${counted('<34>1\nc')}<34>1 d`])).toEqual([
    '<34>1 ä',
    '<34>1 b',
    '<34>1\nc',
    '<34>1 d',
  ]);
  expect(framesOf(['a\r\n\n\0b\0\n'])).toEqual(['a', 'b']);
  expect(framesOf(['2026-11-25T10:00:00Z a\n1234567 b\n'])).toEqual(['2026-11-25T10:00:00Z a', '1234567 b']);
});

test('the messages are the same, regardless of how they are cut into pieces', () => {
  const message = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((text) => `<34>${text.replaceAll(/[\n\0]/g, '')}.`);
  const framed = fc.tuple(message, fc.boolean());
  fc.assert(
    fc.property(fc.array(framed, { maxLength: 8 }), fc.array(fc.nat({ max: 50 })), (all, cuts) => {
      const bytes = Buffer.from(
        all.map(([text, byCount]) => (byCount ? counted(text) : `${text}\n`)).join(''),
      );
      const pieces: Buffer[] = [];
      let at = 0;
      for (const cut of cuts) pieces.push(bytes.subarray(at, (at += cut)));
      expect(framesOf([...pieces, bytes.subarray(at)])).toEqual(all.map(([text]) => text));
    }),
  );
});

test('a message that is too long is reported and skipped, and the next one is read', () => {
  const long = 'x'.repeat(100_000);
  const inPieces = (text: string) => text.match(/.{1,999}\n?/gs) ?? [];
  expect(framesOf(inPieces(`${long}\n<34>a\n`))).toEqual([undefined, '<34>a']);
  expect(framesOf(inPieces(`${counted(long)}${counted('<34>a')}`))).toEqual([undefined, '<34>a']);
  expect(framesOf([long])).toEqual([undefined]);
});

test('a message that announced more than it sent was cut off', () => {
  expect(framesOf(['100 <34>a'])).toEqual([]);
  expect(framesOf(['10'])).toEqual(['10']);
});

test('nothing throws, and the stored amount is limited', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 20 }), (pieces) => {
      for (const frame of framesOf(pieces.map((piece) => Buffer.from(piece))))
        expect(frame === undefined || frame.length <= 24_576).toBe(true);
    }),
  );
});
