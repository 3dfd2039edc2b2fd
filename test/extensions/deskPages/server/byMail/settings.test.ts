/** The people who work on tickets by e-mail alone, from the settings. */
import { readConfig } from '../../../../../server/readConfig';
import { mailOnly } from '../../deskByMail';
import { NAMED } from '../../../../support/server/named';

const sending = { SMTP_URL: 'smtp://localhost', MAIL_FROM: mailOnly.MAIL_FROM, ALLOW_EMBEDDED_DATABASE: '1' };
const read = (more: Record<string, string>) => readConfig({ ...sending, ...more });
const DAY = 86_400_000;

test('addresses are separated by comma, with names or without, each once (REQUIREMENTS 385)', () => {
  const { config } = read({ DESK_MAIL_TO: 'Dana <dana@desk.example>, erik@desk.example, Dana@desk.example' });
  expect(config?.deskMail).toEqual({
    to: [
      { name: '', address: 'Dana@desk.example' },
      { name: '', address: 'erik@desk.example' },
    ],
    linkMs: 30 * DAY,
  });
  expect(read({}).config?.deskMail).toBeUndefined();
  expect(read({ DESK_MAIL_TO: 'a@b.example', DESK_LINK_DAYS: '7' }).config?.deskMail?.linkMs).toBe(7 * DAY);
});

const jira = {
  JIRA_URL: 'https://jira.example',
  JIRA_TOKEN: 'secret',
  JIRA_CONFIG: 'docs/jira.example.json',
};

const production = {
  ...NAMED,
  PUBLIC_URL: 'https://dashboard.example',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'dashboard',
  OIDC_CLIENT_SECRET: 'secret',
};

test.each([
  [{ DESK_MAIL_TO: 'desk' }, ['DESK_MAIL_TO: "desk" is neither an e-mail address nor a name and <address>']],
  [{ DESK_MAIL_TO: 'a@b.example,' }, [expect.stringContaining('DESK_MAIL_TO: "" is neither')]],
  [{ DESK_MAIL_TO: 'a@b.example', SMTP_URL: '' }, ['DESK_MAIL_TO: needs SMTP_URL to send the emails']],
  [
    { DESK_MAIL_TO: 'a@b.example', ...jira },
    ['DESK_MAIL_TO: cannot be used with a ticket system elsewhere, where your team works'],
  ],
  [
    { DESK_MAIL_TO: 'a@b.example', ...production },
    ['DESK_MAIL_TO: needs WEBHOOK_KEY: without it a copy of the database is enough to make links'],
  ],
  [{ DESK_MAIL_TO: 'a@b.example', ...production, WEBHOOK_KEY: 'k'.repeat(32) }, undefined],
  [
    { DESK_MAIL_TO: 'a@b.example', DESK_LINK_DAYS: '0' },
    ['DESK_LINK_DAYS: "0" is not a whole number from 1 to 365'],
  ],
])('%j is refused with a sentence (REQUIREMENTS 385)', (settings, errors) => {
  expect(read(settings).errors).toEqual(errors);
});
