import { readConfig } from '../../../server/readConfig';
import { openTestDatabase } from '../../support/server/database';
import { startMails } from '../../../server/modules/mail/background';
import { oneLine } from '../../../server/platform/text/oneLine';
import { optionsFor } from '../../../server/modules/mail/smtp';
import { NAMED } from '../../support/server/named';

test('without a setting mails are stored only', () => {
  expect(readConfig({}).config?.mail).toEqual({});
});

test.each([
  ['desk@federation.example', { name: '', address: 'desk@federation.example' }],
  [
    'Federation desk <desk@federation.example>',
    { name: 'Federation desk', address: 'desk@federation.example' },
  ],
])('the sender may have a name: %s', (MAIL_FROM, from) => {
  const smtpUrl = 'smtps://user:secret@mail.example:465';
  expect(readConfig({ SMTP_URL: smtpUrl, MAIL_FROM }).config?.mail).toEqual({ smtpUrl, from });
});

test.each([
  [{ SMTP_URL: 'https://user:secret@mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: '-oq@b.example' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'A <a@b.example>, B <b@b.example>' }, 'MAIL_FROM'],
])('%j is refused by name, without the password', (environment, name) => {
  const { errors } = readConfig({ ...environment });
  expect(errors).toEqual([expect.stringMatching(`^${name}: `)]);
  expect(errors?.join()).not.toContain('secret');
});

test.each([
  ['a\r\nb', 'a b'],
  [' \u2028a\0\u202eb\u200f ', 'a b'],
  ['Zoë 李', 'Zoë 李'],
  ['\r\n', ''],
  ['a\ud800b\udc00', 'a b'],
  ['😀'.repeat(12), `${'😀'.repeat(9)}…`],
])('%j in one line is %j', (text, line) => {
  expect(oneLine(text, 10)).toBe(line);
});

test.each([
  ['smtp://user:secret@mail.example', true],
  ['smtp://user:secret@127.0.0.1:2525', false],
  ['smtp://user:secret@[::1]:2525', false],
  ['smtp://mail.example', false],
  ['smtps://user:secret@mail.example', false],
])('%s: encryption has to be requested: %s', (address, required) => {
  expect('requireTLS' in optionsFor(address)).toBe(required);
});

const provider = {
  ...NAMED,
  OIDC_ISSUER: 'https://issuer.example',
  OIDC_CLIENT_ID: 'a',
  OIDC_CLIENT_SECRET: 'b',
  DATABASE_URL: 'postgresql://localhost/dashboard',
};
const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' };

test.each([
  ['production without a mail server', provider, 1],
  ['production with one', { ...provider, ...smtp }, 0],
  ['the demonstration', {}, 0],
])('%s: the start says if mails are only stored', async (_title, settings, lines) => {
  const { config } = readConfig({ PUBLIC_URL: 'https://dashboard.example', ...settings });
  if (!config) throw new Error('There is no configuration');
  const database = await openTestDatabase();
  const logged: string[] = [];
  const mails = await startMails({ config, database, now: () => new Date() }, (line) => logged.push(line));
  await mails.stop();
  await database.close();
  expect(logged).toHaveLength(lines);
  if (lines > 0) expect(logged[0]).toMatch(/^SMTP_URL is not set/);
});
