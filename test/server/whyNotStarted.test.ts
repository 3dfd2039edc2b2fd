/** What a start says if its database cannot be used: one sentence with the remedy, never the password. */
import { whyNotStarted } from '../../server/whyNotStarted';

const place = {
  host: 'localhost',
  port: 8280,
  databaseUrl: 'postgres://dashboard:secret@db.example:5432/the%20dashboard',
};
const failed = (code?: string, message = 'connect') =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

test.each([
  ['ECONNREFUSED', /^The database at db\.example:5432 is down: .* Start it/],
  ['ENOTFOUND', /^The host of db\.example:5432 in DATABASE_URL is not known\./],
  ['EAI_AGAIN', /^The host of .* is not known\./],
  ['ETIMEDOUT', /cannot be reached\. .* firewalls/],
  ['EHOSTUNREACH', /cannot be reached\./],
  ['57P03', /is starting or stopping\. .* again in a moment/],
  ['53300', /has no connection left\. .* max_connections/],
  ['28P01', /refuses the user or the password in DATABASE_URL\./],
  ['28000', /refuses the user or the password/],
  ['3D000', /^There is no database the dashboard at db\.example:5432\. Create it/],
  ['ECONNRESET', /^The connection to the database at db\.example:5432 fails\./],
  ['08006', /^The connection to the database/],
  ['CERT_HAS_EXPIRED', /^The certificate of the database at db\.example:5432 is not trusted/],
  ['42501', /may not change tables\. `idp-dashboard migrate`/],
])('%s is said in one sentence with its remedy', (code, sentence) => {
  const said = whyNotStarted(failed(code), place);
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/secret|\n/);
});

test('a client that gave up waiting has no code', () => {
  const silent = failed(undefined, 'timeout exceeded when trying to connect');
  expect(whyNotStarted(silent, place)).toMatch(/cannot be reached\. .*\(ETIMEDOUT\)$/);
});

test('what an operator cannot mend is left as it is', () => {
  for (const error of [failed('42P01'), failed(), 'a text']) expect(whyNotStarted(error, place)).toBe(error);
});
