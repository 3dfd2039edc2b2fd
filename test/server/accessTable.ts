import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ACCESS } from '../../server/access';
import type { PersonaName } from '../support/server/personas';

/**
 * The page that says who may call what; it is generated from the rules, and people review every change of it.
 */
export const page = readFileSync(path.join(__dirname, '../../docs/ACCESS.md'), 'utf8');

export const callers = [
  'guest',
  'member',
  'viewer',
  'admin',
  'superUser',
  'superUserAsViewer',
  'superUserAsAdmin',
] as const satisfies readonly (PersonaName | 'guest')[];

export type CallerName = (typeof callers)[number];
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
/** Method, path below the prefix, and one sign for each caller: `-`, `x`, or the level that it takes. */
export type Row = readonly [method: Method, path: string, signs: string];

const [ofPeople = ''] = page.split('## Calls of programs');
const rows = ofPeople
  .split('\n')
  .filter((line) => /^\| [A-Z]/.test(line))
  .map((line) => {
    const [, method = '', address = '', ...cells] = line.split('|').map((cell) => cell.trim());
    return { method: method as Method, path: address.slice(1, -1), signs: cells.slice(0, callers.length) };
  })
  // The page also has the calls of extensions that may not be installed (test/extensions/whole/server/accessPage.test.ts).
  .filter((row) => ACCESS.some(({ methods, path: its }) => its === row.path && methods.includes(row.method)));

const isBracketed = (sign: string) => sign.startsWith('(');
const rowsWith = (read: (sign: string) => string, chosen = rows): Row[] =>
  chosen.map(({ method, path: address, signs }) => [method, address, signs.map(read).join(' ')]);
const withAllowance = rows.filter(({ signs }) => signs.some(isBracketed));

/** For an institution that allows nothing in particular. */
export const expected = rowsWith((sign) => (isBracketed(sign) ? '-' : sign));

/** Calls that some people may make only if the institution allows it, with the resulting rights. */
export const allowed = rowsWith((sign) => sign.replace(/[()]/g, ''), withAllowance);

/** Of these, calls that members may make if the institution shows them its statistics. */
export const statistics = allowed.filter(([, address]) => address.includes('/stat'));
/** Of these, calls that viewers may make if the institution lets maintainers manage policies. */
export const maintained = allowed.filter((row) => !statistics.includes(row));

/** The signs of a row with their callers. */
export const signsOf = (row: string) =>
  callers.map((caller, index) => ({ caller, sign: row.split(' ')[index] }));

const LEVELS = [1, 1.5, 2, 3];
export const levelsOf = (caller: CallerName) => (caller === 'guest' ? [0] : LEVELS);
