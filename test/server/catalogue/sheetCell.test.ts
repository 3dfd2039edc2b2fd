import fc from 'fast-check';
import { cell } from '../../../server/modules/catalogue/serviceSheet';
import { csvOf } from '../../../src/lib/csv';
import { parseCsv } from '../../support/parseCsv';

test.each(['=1', '+1', '-1', '@x', '\t=1', '\r=1', '\n=1', ' =1', ';=1', ',=1', '\u00a0=1', '\ufeff=1'])(
  '%j does not calculate',
  (text) => {
    expect(cell(text)).toMatch(/^'[=+\-@]/);
  },
);

test('a cell is one line without separators, and harmless text stays as it is', () => {
  expect(cell('a\tb\r\nc\u2028d\u0085e')).toBe('a b c d e');
  expect(cell(' Mail, calendar;\n\tand , more; ')).toBe('Mail calendar and more');
  expect(cell('Ann\'s = 1 + 1 | "x" (é, 李)')).toBe('Ann\'s = 1 + 1 | "x" (é 李)');
  expect(cell('urn:mace:dir:attribute-def:cn - urn:oid:1.2')).toBe(
    'urn:mace:dir:attribute-def:cn - urn:oid:1.2',
  );
});

const signs = fc.constantFrom(...',;\t\r\n\v\f\u0085\u2028\u2029"\'= +-@a');
const texts = fc.array(fc.oneof(fc.string(), fc.string({ unit: signs })), { minLength: 1, maxLength: 20 });

test('any texts, joined by commas, give the same number of columns on one line', () => {
  fc.assert(
    fc.property(texts, (row) => {
      const cells = row.map(cell);
      const line = cells.join(',');
      expect(line.split(/[,;\t]/)).toEqual(cells);
      expect(line).not.toMatch(/[\t\r\n\v\f\u0085\u2028\u2029]/);
      // A quote at the beginning would hold together what comes after it.
      expect(cells.filter((one) => one.startsWith('"'))).toEqual([]);
      expect(cells.map(cell)).toEqual(cells);
    }),
  );
});

test('our own client writes the text that was sent', () => {
  fc.assert(
    fc.property(texts, (row) => {
      const cells = row.map(cell);
      expect(parseCsv(csvOf([cells]).slice(1))).toEqual([cells]);
    }),
  );
});
