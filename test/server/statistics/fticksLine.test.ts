/** Lines of F-TICKS, as the field writes them, and malformed ones. */
import fc from 'fast-check';
import {
  readFticksLine,
  type FticksOptions,
} from '../../../server/modules/statistics/collecting/fticksLogin';
import { LONGEST_TICKS } from '../../../server/modules/statistics/collecting/ticksLine';
import type { LineRead } from '../../../server/modules/statistics/collecting/loginLine';
import { TimeZone } from '../../../server/platform/time/timeZone';

const now = new Date('2026-11-25T12:00:00Z');
const options: FticksOptions = { federations: ['harwick'], zone: new TimeZone('UTC'), now };
const [RP, AP] = ['https://sp.example/shibboleth', 'https://idp.example/idp/shibboleth'];
const PN = '72d2cce1bcda092e028ebf2a37a6001dcd6b444181fa2981100d12589b061942';
const AM = 'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport';
const ten = Date.parse('2026-11-25T10:00:00Z');
const TS = String(ten / 1000);

const read = (line: string, more: Partial<FticksOptions> = {}) =>
  readFticksLine(line, { ...options, ...more });

/** Writes a line with these pairs, in this order. */
function ticks(pairs: Readonly<Record<string, string>>, federation = 'HARWICK'): string {
  return `F-TICKS/${federation}/1.0#${Object.entries(pairs)
    .map(([key, value]) => `${key}=${value}#`)
    .join('')}`;
}

const login = { moment: ten, user: PN, service: RP, institution: AP };

test.each([
  ['Shibboleth', ticks({ TS, RP, AP, PN, AM, RESULT: 'OK' })],
  ['without a result, as of Shibboleth 3.2', ticks({ TS, RP, AP, PN, AM })],
  [
    'SimpleSAMLphp',
    `<174>1 2026-11-25T10:00:07.120Z idp ssp 812 - - ${ticks({ RESULT: 'OK', AP, RP, CSI: '1d2c', AM, PN, TS })}`,
  ],
  [
    'the log of SimpleSAMLphp',
    `Nov 25 10:00:07 simplesamlphp STAT [a1b2] ${ticks({ RESULT: 'OK', AP, RP, PN, TS })}`,
  ],
  ['ADFS Toolkit', `ADFS-FTICKS ${ticks({ TS, RP, AP, PN, AM, RESULT: 'OK' })}`],
  [
    'keys without a value, as in Australia',
    `F-TICKS/HARWICK/1.0#a#TS=${TS}#RP=${RP}#a#AP=${AP}#4#PN=${PN}#RESULT=OK#`,
  ],
  ['milliseconds', ticks({ TS: String(ten), RP, AP, PN })],
  ['a fraction of a second', ticks({ TS: `${TS}.0004`, RP, AP, PN })],
  ['ISO 8601', ticks({ TS: '2026-11-25T11:00:00+01:00', RP, AP, PN })],
  ['percent-encoded', ticks({ TS, RP: encodeURIComponent(RP), AP: encodeURIComponent(AP), PN })],
  ['small letters, spaces and a carriage return', `${ticks({ ts: ` ${TS}`, rp: RP, ap: AP, Pn: PN })}\r`],
  ['unknown members', ticks({ TS, RP, AP, PN, REALM: 'sp.example', VISCOUNTRY: 'NL', X: '=a=b' })],
])('a login is read: %s', (_, line) => {
  expect(read(line)).toEqual({ login });
});

test('values keep their signs; of a key that comes twice, the first value counts', () => {
  const odd = { RP: 'https://sp.example/?entity=1&x=%20', PN: 'q83vEj+Rz/8=' };
  expect(read(ticks({ TS, ...odd, AP }))).toEqual({
    login: { ...login, service: odd.RP, user: odd.PN },
  });
  expect(read(`${ticks({ TS, RP, AP, PN })}RP=https://other.example#`)).toEqual({ login });
});

const lacking = ticks({ RP, AP, PN });

test.each([
  ['RFC 5424', '<34>1 2026-11-25T11:00:00.000+01:00 host app 1 - - ', ten],
  ['RFC 3164', '<34>Nov 25 10:00:00 host app[1]: ', ten],
  ['a file of rsyslog', '2026-11-25T10:00:00.000000+00:00 host app: ', ten],
  ['a log of logback, in the zone of the statistics', '2026-11-25 10:00:00,000 - INFO [] - ', ten],
  ['a day of one digit', '<34>Nov  5 10:00:00 host app: ', Date.parse('2026-11-05T10:00:00Z')],
  ['last year', 'Dec 31 23:59:59 host app: ', Date.parse('2025-12-31T23:59:59Z')],
])('without TS the time is that of the header: %s', (_, header, moment) => {
  expect(read(header + lacking)).toEqual({ login: { ...login, moment }, datedByHeader: true });
});

test('a header without a zone is in that of the statistics', () => {
  const zone = new TimeZone('Europe/Amsterdam');
  expect(read(`Nov 25 11:00:00 host app: ${lacking}`, { zone })).toEqual({ login, datedByHeader: true });
  expect(read(`2026-11-25T11:00:00 host ${lacking}`, { zone })).toEqual({ login, datedByHeader: true });
});

test.each([
  ['no time at all', lacking, { reason: expect.stringContaining('no TS') as string, lacks: 'time' }],
  ['a header without a time', `- - host ${lacking}`, { reason: expect.any(String) as string, lacks: 'time' }],
  [
    '30 February in the header',
    `Feb 30 10:00:00 host ${lacking}`,
    { reason: expect.any(String) as string, lacks: 'time' },
  ],
  ['no service', ticks({ TS, AP, PN }), { reason: 'it has no RP, the service', lacks: 'service' }],
  [
    'no institution',
    ticks({ TS, RP, PN }),
    { reason: 'it has no AP, the institution', lacks: 'institution' },
  ],
  ['an invalid time', ticks({ TS: '1457ddd', RP, AP, PN }), { reason: '"1457ddd" is not a time' }],
  [
    'the future',
    ticks({ TS: '2026-11-25T14:00:00Z', RP, AP, PN }),
    { reason: '2026-11-25T14:00:00Z is in the future' },
  ],
  ['cut off', ticks({ TS, RP, AP, PN }).slice(0, -20), { reason: 'it was cut off: it does not end with #' }],
  [
    'a value that is too long',
    ticks({ TS, RP: 'x'.repeat(1_025), AP, PN }),
    { reason: 'a value has more than 1024 bytes' },
  ],
  ['a line that is too long', 'x'.repeat(LONGEST_TICKS + 1), { reason: 'it has more than 8192 characters' }],
  ['a failure', ticks({ TS, RP, AP, PN, RESULT: 'FAIL' }), { left: 'failed' }],
  ['another federation', ticks({ TS, RP, AP, PN }, 'EDU-ID'), { left: 'federation', federation: 'EDU-ID' }],
  [
    'eduroam',
    'F-TICKS/eduroam/1.0#REALM=north.example#VISCOUNTRY=NL#VISINST=1x.example#CSI=aa-bb#RESULT=OK#',
    { left: 'roaming' },
  ],
  [
    'eduroam by another name',
    ticks({ REALM: 'a.example', VISCOUNTRY: 'SE', RESULT: 'OK' }),
    { left: 'roaming' },
  ],
  ['another line of the log', 'Nov 25 10:00:00 host sshd[1]: session opened', { left: 'other' }],
  ['the name alone', 'F-TICKS/', { left: 'other' }],
])('a line that is not a login is reported: %s', (_, line, expected) => {
  expect(read(line)).toEqual(expected);
});

test('without PN a login names no one, and only the same line again is the same login', () => {
  const one = (line: string): LineRead & { login: { id?: string } } => {
    const got = read(line);
    if (!('login' in got)) throw new Error(JSON.stringify(got));
    return got;
  };
  const bare = ticks({ TS, RP, AP });
  for (const line of [bare, ticks({ TS, RP, AP, PN: '' }), ticks({ TS, RP, AP, PN: '-' })])
    expect(one(line).login).toEqual({
      moment: ten,
      service: RP,
      institution: AP,
      id: expect.any(String) as string,
    });
  expect(one(bare).login.id).toBe(one(`${bare}\r`).login.id);
  const at = (fraction: string) => one(`<34>1 2026-11-25T10:00:00.${fraction}Z h a 1 - - ${bare}`).login.id;
  expect(at('100')).toBe(at('100'));
  expect(at('100')).not.toBe(at('200'));
});

test('without names of federations, all count', () => {
  expect(read(ticks({ TS, RP, AP, PN }, 'ANY'), { federations: [] })).toEqual({ login });
});

test('nothing throws, and the amount of text that is read is limited', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'F-TICKS/',
      'HARWICK',
      '/1.0',
      '#',
      '=',
      'TS',
      'RP',
      'AP',
      'PN',
      'RESULT',
      'OK',
      '%3A',
      '%',
    ),
    fc.constantFrom('<34>', '1 ', '2026-11-25T10:00:00Z', 'Nov 25 10:00:00 ', TS, RP, AP, '\0', '\uFEFF'),
    fc.string({ maxLength: 12, unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const got = read(pieces.join(''));
      if (!('login' in got)) return;
      expect(Number.isSafeInteger(got.login.moment)).toBe(true);
      expect(got.login.service).not.toBe('');
      expect(got.login.institution).not.toBe('');
    }),
    { numRuns: 2_000 },
  );
});

test('keys in any order, with others between them, are the same login', () => {
  const keys: [string, string][] = [['TS', TS], ['RP', RP], ['AP', AP], ['PN', PN], ['RESULT', 'OK']]; // prettier-ignore
  const other = fc.tuple(fc.stringMatching(/^[Q-Z]{3}$/), fc.stringMatching(/^[\w:.,;/-]{0,20}$/));
  fc.assert(
    fc.property(
      fc
        .array(other, { maxLength: 5 })
        .chain((others) =>
          fc.shuffledSubarray([...keys, ...others], { minLength: keys.length + others.length }),
        ),
      (pairs) => {
        const text = pairs.map(([key, value]) => `${key}=${value}#`).join('');
        expect(read(`F-TICKS/harwick/1.0#${text}`)).toEqual({ login });
      },
    ),
  );
});
