import { makeRandom } from '../../server/modules/demonstration/random';
import { cellText } from '../../src/contracts/domain/csv';
import { csvOf } from '../../src/lib/csv';
import { parseCsv } from '../support/parseCsv';

const awkward = [
  '',
  '"',
  '""',
  ',',
  ';',
  '\n',
  '\r\n',
  '\r',
  '\t',
  '=',
  '+',
  '-',
  '@',
  'Zürich',
  '🎓',
  ' ',
  "'",
  'a',
];

test('parsed back, a sheet equals the rows, with any contents (REQUIREMENTS 83)', () => {
  const random = makeRandom(82);
  for (let run = 0; run < 300; run += 1) {
    const width = random.between(1, 6);
    const rows = Array.from({ length: random.between(1, 8) }, () =>
      Array.from({ length: width }, () =>
        random.chance(0.1)
          ? null
          : Array.from({ length: random.between(0, 5) }, () => random.pick(awkward)).join(''),
      ),
    );
    const text = csvOf(rows);
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(parseCsv(text.slice(1))).toEqual(rows.map((row) => row.map(cellText)));
  }
});

test.each(['=1+1', '+31', '-2', '@SUM(A1)', '\tx', '\rx'])(
  '%j is text, not a formula (REQUIREMENTS 83)',
  (cell) => {
    expect(cellText(cell)).toBe(`'${cell}`);
  },
);

test.each([';', '\t', '\r', '\n', '\r\n', 'b";'])(
  'nor does a formula start after %j, which ends a cell in other languages (REQUIREMENTS 83)',
  (end) => {
    expect(cellText(`a${end}=1${end}-2${end}b`)).toBe(`a${end}'=1${end}'-2${end}b`);
  },
);

test.each(['', 'a=1', ' =1', "'=1", '42', 'https://x.example', 'a; b', 'a;b=c', 'a, -b'])(
  '%j stays as it is',
  (cell) => {
    expect(cellText(cell)).toBe(cell);
  },
);

test('a number is a number, even below zero: no person has typed it', () => {
  expect(csvOf([[-33303, 0, 1.5, '-2']])).toBe('\uFEFF"-33303","0","1.5","\'-2"\r\n');
});

test('lines end as in RFC 4180, quotes are doubled, a missing value is empty', () => {
  expect(
    csvOf([
      ['a', 'say "b"'],
      [null, '1,2'],
    ]),
  ).toBe('\uFEFF"a","say ""b"""\r\n"","1,2"\r\n');
});
