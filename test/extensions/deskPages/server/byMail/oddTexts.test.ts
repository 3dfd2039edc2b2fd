/**
 * Anything in a ticket is treated as text, in e-mails and on pages; and the key that signs links is in no
 * log.
 */
import { JSDOM } from 'jsdom';
import { sql } from 'kysely';
import { withDeskNotifications } from '../../../../../server/extensions/deskPages/byMail/notifyDesk';
import { localDesk } from '../../../../../server/modules/tickets/local/localDesk';
import { catchLog, type LogLine } from '../../../../support/server/catchLog';
import { dana, startDeskByMail, type DeskByMail } from '../../deskByMail';
import { mail, north } from '../../../../support/server/fixtures';
import { connectRequest } from '../../../../server/tickets/newTicket';

let server: DeskByMail;
let lines: LogLine[];

beforeAll(async () => {
  server = await startDeskByMail(undefined, { settings: { LOG_LEVEL: 'info' } });
  lines = catchLog(server);
});
beforeEach(async () => {
  await server.mails();
  await server.database.reset();
});
afterAll(() => server.close());

const ODD = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</textarea></title><form action="//evil.example"><button>Press</button>',
  'a\r\nBcc: everybody@evil.example\r\n\r\nBody',
  'a\u2028Reply-To: b@evil.example\u0085Cc: c@evil.example',
  "\u202Eelpmaxe\u202C {name} {count, plural, other {#}} '{' <b>b</b> $& $1 $`",
  '.\r\n.\r\nQUIT',
  'https://evil.example/desk/link?link=x&step=take',
  'x'.repeat(3_000),
];

/** Gives every text of a ticket, and the names of what it is about, the same contents. */
async function filed(text: string): Promise<string> {
  const { config, database } = server;
  const tickets = withDeskNotifications(config, localDesk(config));
  return database.transaction(async (tx) => {
    const names = JSON.stringify({ en: text });
    for (const [table, entityId] of [
      ['institution', north],
      ['service', mail],
    ] as const)
      await sql`update ${sql.table(table)} set document = jsonb_set(document, '{names}', ${names}::jsonb)
        where entity_id = ${entityId}`.execute(tx);
    const change = {
      kind: 'institution',
      contacts: {},
      institution: north,
      before: { displayNamesEn: 'North', 'contactPersons[0].name': text },
      after: {
        displayNamesEn: text,
        'contactPersons[0].name': 'Ann',
        'contactPersons[1].contactPersonType': 'help',
      },
    } as const;
    const odd = {
      userName: text,
      userEmail: text,
      emailTo: text,
      body: text,
      personalMessage: text,
      contactEmail: text,
    };
    const request = connectRequest({ ...odd, type: 'CHANGE', direction: 'institution', change });
    return (await tickets.file(tx, request, new Date())).key ?? '';
  });
}

test.each(ODD)('%j (REQUIREMENTS 390)', async (text) => {
  const key = await filed(text);
  const mails = await server.mails();
  expect(mails.map(({ to }) => to)).toHaveLength(2);
  const names = new Set(mails.flatMap(({ head }) => [...head.keys()]));
  for (const name of ['bcc', 'cc']) expect([...names]).not.toContain(name);
  expect(mails.map(({ head }) => head.get('reply-to'))).toEqual([dana, dana]);
  const own = mails.find(({ to }) => to === dana);
  const [raw = ''] = server.sink.delivered.at(-1)?.data.split('\r\n\r\n') ?? [];
  expect(raw.split('\r\n').filter((line) => line.length > 998)).toEqual([]);
  const html = new JSDOM(own?.html).window.document;
  expect(html.querySelectorAll('script, img, form, button, iframe, b b')).toHaveLength(0);
  const hosts = [...html.querySelectorAll('a')].map(({ href }) => new URL(href).host);
  expect(new Set(hosts)).toEqual(new Set(['dashboard.example']));

  const opened = await server.open(own?.links['ask'] ?? '');
  expect(opened.page.querySelectorAll('form')).toHaveLength(1);
  const request = await server.press(opened, { comment: text });
  expect(request.text).toContain(`Ticket ${key} is waiting for the institution.`);
  for (const { page } of [opened, request]) {
    expect(page.querySelectorAll('script, img, iframe, main b b, [onerror]')).toHaveLength(0);
    expect(page.title).not.toContain('undefined');
  }
  const quotes = [...request.page.querySelectorAll('.said')].map((one) => one.textContent);
  expect(quotes).toEqual([text.replace(/\r\n?/g, '\n').trim()]);
});

test('the secret that signs a link is in no line of the log (REQUIREMENTS 387)', async () => {
  await filed('A request');
  const own = (await server.mails()).find(({ to }) => to === dana);
  lines.splice(0);
  const opened = await server.open(own?.links['take'] ?? '');
  await server.press(opened);
  await server.open('/federation/desk/link?page=any.thing');
  const tokens = [own?.links['take'], opened.path].map(
    (path) => /(?:link|page)=([^&]+)/.exec(path ?? '')?.[1] ?? '',
  );
  const log = JSON.stringify(lines);
  expect(log).toContain('"route":"/desk/link"');
  expect(log).toContain('step by a link in a mail');
  for (const token of tokens) {
    expect(token.length).toBeGreaterThan(50);
    expect(log).not.toContain(token.slice(0, 30));
  }
});
