import fc from 'fast-check';
import { plainText } from '../../../../server/extensions/requestTracker/plainText';
import { quoted, sqlOf } from '../../../../server/extensions/requestTracker/ticketSql';
import { exampleMapping } from '../openTestRt';

test.each([
  ['<p>We <b>did</b> it.</p>\n<p>Bye,<br />Dee</p>', 'We did it.\n\nBye,\nDee'],
  ['<ul><li>one</li><li>two</li></ul>', 'one\n\ntwo'],
  ['a &lt; b &amp;&amp; c&nbsp;&#8212;&#x20AC; &unknown;', 'a < b && c —€ &unknown;'],
  ['<style>p { color: red }</style><script>alert(1)</script>seen<!-- not -->', 'seen'],
  ['<img src=x onerror="alert(1)">', ''],
  ['&#99999999;', '&#99999999;'],
  ['one<!-- two <p>three', 'onethree'],
  ['<TITLE lang=en>one</Title >two<style>three', 'twothree'],
  ['1 < 2', '1 < 2'],
  ['a <b> b </b> c', 'a b c'],
])('HTML is read as plain text: %s', (html, text) => {
  expect(plainText(html, 'text/html; charset="utf-8"')).toBe(text);
});

test.each([
  '<',
  '<!--',
  '<p ',
  '<p>',
  '<script>',
  '<style',
  '</title ',
  '<!-->',
  '&',
  '&#x',
  ' \n',
  '<br>\n',
])('ten times as much HTML of %j takes not much more than ten times as long', (part) => {
  const took = (length: number) => {
    const html = part.repeat(length / part.length);
    const startedAt = performance.now();
    plainText(html, 'text/html');
    return performance.now() - startedAt;
  };
  const once = Math.min(took(20_000), took(20_000));
  expect(Math.min(took(200_000), took(200_000))).toBeLessThan(40 * Math.max(once, 10));
});

test('a plain text stays as it is, but for its line breaks', () => {
  expect(plainText('1 < 2 &amp;\r\n  <b>', 'text/plain')).toBe('1 < 2 &amp;\n  <b>');
});

/** Reads a value as TicketSQL does: up to the next quote that nothing escapes. */
function readBack(sql: string): [string, string] {
  const [, inside = '', rest = ''] = /^'((?:\\.|[^'\\])*)'(.*)$/s.exec(sql) ?? [];
  return [inside.replace(/\\(.)/gs, '$1'), rest];
}

test('a value with any characters is never read as a part of the query (REQUIREMENTS 381)', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom("'", '\\', '"', '}', ' ') })),
      (value) => {
        expect(readBack(quoted(value))).toEqual([value, '']);
      },
    ),
  );
});

test('a status without a mapping counts as open, and a type without a value has no tickets', () => {
  const { QUESTION: _, ...types } = exampleMapping().types;
  const mapping = { ...exampleMapping(), types };
  const sql = (filter: object) => sqlOf({ institution: undefined, filter }, mapping);
  expect(sql({ statuses: ['Open'] })).toContain("(Status = 'new' OR (Status != 'new' AND Status != 'open'");
  expect(sql({ statuses: ['On Hold'] })).toMatch(/ AND \(Status = 'stalled'\)$/);
  expect(sql({ types: ['QUESTION'] })).toBe("Queue = 'Federation' AND id = 0");
});
