/** A ticket with changes of many services is described line by line, in every e-mail and on its page. */
import { CHANGE_KINDS, type ServiceChange } from '../../../../../server/modules/changes/changes.module';
import type { NewTicket } from '../../../../../server/modules/tickets/newTicket';
import { startDeskByMail, dana, type DeskByMail, type Opened } from '../../deskByMail';
import { mail, north, wiki } from '../../../../support/server/fixtures';
import { loa2, loa3, refeds } from '../../../../server/settings/changing';
import { fileByMail } from './filing';

const now = new Date('2026-03-01T10:00:00Z');
let server: DeskByMail;

beforeAll(async () => {
  server = await startDeskByMail(() => now);
});
beforeEach(async () => {
  await server.mails();
  await server.database.reset();
});
afterAll(() => server.close());

const at = (service: string) => ({ institution: north, service, serviceType: 'saml20_sp' }) as const;
const explanations = { explanationEn: '', explanationNl: '', explanationPt: '' };
const consent = {
  kind: 'consent',
  before: { type: 'DEFAULT_CONSENT', ...explanations },
  after: { type: 'NO_CONSENT', ...explanations, explanationEn: 'For staff.' },
} as const;
const changes: readonly ServiceChange[] = [
  { kind: 'connect', ...at(mail), level: loa2 },
  { kind: 'disconnect', ...at(wiki) },
  { ...consent, ...at(wiki) },
  { kind: 'strongAuthentication', ...at(wiki), before: { loaLevel: '' }, after: { loaLevel: loa3 } },
  {
    kind: 'multiFactor',
    ...at(wiki),
    before: { authnContextLevel: '' },
    after: { authnContextLevel: refeds },
  },
];

const setOf = (lines: readonly ServiceChange[]): Partial<NewTicket> => ({
  type: 'CHANGE',
  service: null,
  direction: null,
  change: { kind: 'set', institution: north, changes: [...lines] },
});

/** The changes on a page, each with its name, in the language of the page. */
function rowsOf({ page }: Opened): [name: string, values: string][] {
  const rows = [...page.querySelectorAll('[aria-labelledby=change] dl > div')];
  const textOf = (row: Element, part: string) =>
    (row.querySelector(part)?.textContent ?? '').replace(/\s+/g, ' ').trim();
  return rows.map((row) => [textOf(row, 'dt'), textOf(row, 'dd')]);
}

const mailToDana = async () => (await server.mails()).find(({ to }) => to === dana);

test('every kind of change that a set can have is tested', () => {
  const tried = changes.map(({ kind }) => kind);
  expect([...tried, 'institution'].sort()).toEqual([...CHANGE_KINDS].sort());
});

test.each(changes)(
  'a line of kind $kind has the same facts about its service as a ticket for it alone (REQUIREMENTS 385, 386)',
  async (change) => {
    const { service, kind } = change;
    const alone = await fileByMail(server, now, {
      type: 'CHANGE',
      service: { entityId: service, type: 'saml20_sp' },
      direction: kind,
      change,
    });
    const together = await fileByMail(server, now, setOf([change]));
    const links = [alone, together].map(({ mails: [first] }) => first?.links['take'] ?? '');
    for (const language of ['en', 'nl', 'pt']) {
      const [single, set] = await Promise.all(
        links.map(async (link) =>
          rowsOf(await server.open(`${(await server.open(link)).path}&language=${language}`)),
        ),
      );
      const named = new URL(service).host + (language === 'nl' ? ' (nl)' : '');
      const about = `${named} (${service}) – `;
      expect(single?.length).toBeGreaterThan(0);
      expect(set).toEqual(single?.map(([name, values]) => [about + name, values]));
    }
  },
);

test('all mails of a set list all of its lines, and none says that nothing changes (REQUIREMENTS 385)', async () => {
  const { mails } = await fileByMail(server, now, setOf(changes));
  const first = mails.find(({ to }) => to === dana);
  const opened = await server.open(first?.links['take'] ?? '');
  const rows = rowsOf(opened).map(([name, values]) => `${name}: ${values}`);
  expect(rows).toHaveLength(7);
  expect(rows).toContain(`mail.example (${mail}) – Connection: not connected → connected`);
  const taken = await server.press(opened);
  const later = await mailToDana();
  expect(later?.text).toContain('Dana Desk');
  for (const mail of [first, later]) for (const row of rows) expect(mail?.text).toContain(`\n${row}\n`);
  for (const { text } of [opened, taken]) expect(text).not.toContain('changes nothing');
});

test('a mail lists fifty lines of a large set and the number of the others; its page lists all (REQUIREMENTS 385, 386)', async () => {
  const services = Array.from({ length: 53 }, (_, number) => `https://service${number}.example`);
  const { mails } = await fileByMail(
    server,
    now,
    setOf(services.map((service) => ({ ...consent, ...at(service) }))),
  );
  const [first] = mails;
  const servicesIn = (text = '') => services.filter((service) => text.includes(`${service} – Consent: `));
  for (const text of [first?.text, first?.html]) {
    expect(servicesIn(text)).toEqual(services.slice(0, 50));
    expect(text).toContain('3 more changes are on the page that the links open.');
  }
  const { text } = await server.open(first?.links['resolve'] ?? '');
  expect(services.filter((service) => text.includes(`${service} – Message in English`))).toEqual(services);
  expect(text).not.toContain('more changes');

  const { mails: small } = await fileByMail(
    server,
    now,
    setOf(services.slice(0, 50).map((service) => ({ ...consent, ...at(service) }))),
  );
  expect(small[0]?.text).not.toContain('more change');
});
