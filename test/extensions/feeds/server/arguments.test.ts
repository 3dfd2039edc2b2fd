/** The operator's arguments, and the answers. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { feedsText, isDone, readFeedsArguments } from '../../../../server/extensions/feeds/feeds.cli';
import { readImportArguments } from '../../../../server/modules/metadata/import.cli';

const folder = mkdtempSync(path.join(tmpdir(), 'feeds-'));
beforeAll(() => {
  writeFileSync(path.join(folder, 'signer.pem'), 'PEM');
  writeFileSync(path.join(folder, 'all.xml'), '<a/>');
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (args: string) => readFeedsArguments(args.split(' '), [folder]).command;

test.each([
  ['list', { action: 'list' }],
  [
    'add md https://md.example/all --certificate signer.pem --every 6h --registrar https://a --registrar https://b --place 2 --brake 10',
    {
      action: 'add',
      name: 'md',
      source: 'https://md.example/all',
      certificates: 'PEM',
      every: 21_600,
      registrars: ['https://a', 'https://b'],
      place: 2,
      brake: 10,
    },
  ],
  [
    'add md https://md.example/ --unverified --every 1d',
    { action: 'add', name: 'md', source: 'https://md.example/', every: 86_400 },
  ],
  [
    'add md https://md.example/ --fingerprint ab --fingerprint cd --certificate signer.pem',
    { action: 'add', name: 'md', source: 'https://md.example/', certificates: 'PEM\nab\ncd' },
  ],
  [
    'refresh md --dry-run --yes --allow-expired',
    { action: 'refresh', name: 'md', dryRun: true, yes: true, allowExpired: true },
  ],
  ['remove md', { action: 'remove', name: 'md' }],
])('%s', (args, command) => {
  expect(read(args)).toEqual(command);
});

test('a file is found from the current folder of the operator', () => {
  expect(read('add md all.xml --unverified')).toMatchObject({ source: path.join(folder, 'all.xml') });
});

test.each([
  ['add md https://md.example', /Who signs the feed\?/],
  ['add md https://md.example --unverified --fingerprint ab', /exclude each other/],
  ['add md http://md.example --unverified', /not an address that begins with https/],
  ['add md https://md.example --unverified --every often', /as in 6h/],
  ['add md https://md.example --unverified --brake all', /whole number/],
  ['add md missing.xml --unverified', /the file does not exist/],
  ['add md', /not written like that/],
  ['refresh', /not written like that/],
  ['list all of them now', /too many words/],
  ['forget md', /not written like that/],
  ['list --loud', /Unknown option/],
])('%s is refused with a reason', (args, reason) => {
  expect(() => read(args)).toThrow(reason);
});

test('an import by hand can name its feed, run dry, and override the brake', () => {
  const { options } = readImportArguments(['all.xml', '--feed', 'mine', '--dry-run', '--yes'], [folder]);
  expect(options).toEqual({ feed: 'mine', dryRun: true, yes: true });
});

test('the answers are for people: prominent without a signature, without control characters of a terminal', () => {
  const failed = {
    result: { outcome: 'failed', reason: 'all.xml: it is not signed\u001b[2J' },
    verified: true,
  } as const;
  expect(feedsText(failed, 80)).toBe('Nothing was changed: all.xml: it is not signed\uFFFD[2J');
  expect(isDone(failed)).toBe(false);
  const unchanged = { result: { outcome: 'unchanged' }, verified: false } as const;
  expect(feedsText(unchanged, 80)).toMatch(/^THIS FEED IS NOT VERIFIED/);
  expect(isDone(unchanged)).toBe(true);
  const since = { outcome: 'unchanged', since: '2026-11-21T12:10:30.000Z' } as const;
  expect(feedsText({ result: since, verified: true, holds: { institutions: 36, services: 137 } }, 80)).toBe(
    'There is no newer version than at the last refresh, 2026-11-21 12:10 UTC. The feed has 36 institutions and 137 services.',
  );
  const goes = { total: 2, first: [{ entityId: 'https://a', kind: 'service', name: 'A' }] } as const;
  expect(feedsText({ removed: false, goes: { ...goes, first: [...goes.first] } }, 80)).toBe(
    'No other feed holds (2):\n  A <https://a>\n  and 1 more\nNothing was changed. With --yes the feed goes, and these with it.',
  );
  expect(feedsText({ feeds: [] }, 80)).toBe('No feed is set up.');
});
