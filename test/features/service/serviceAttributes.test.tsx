import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../../support/dom/axe';
import { wireGuest, wireService } from '../../support/builders';
import { enveloped, problem } from '../../support/dom/fakeServer';
import { admin, openService, serviceServer, superUser } from '../../support/rendered/servicePage';

const at = '/apps/42/saml20_sp/attributes_and_privacy';
const mail = 'urn:mace:dir:attribute-def:mail';
const groups = 'urn:mace:dir:attribute-def:isMemberOf';
const unknown = 'urn:x-other:strangeThing';
const targeted = 'urn:mace:dir:attribute-def:eduPersonTargetedID';
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

const policy = { noArp: false, noAttrArp: false };
const service = wireService({
  arp: {
    ...policy,
    attributes: { [mail]: ['*'], [groups]: ['urn:wiki:*'], [unknown]: ['*'], [targeted]: ['*'] },
  },
  sources: { [mail]: 'idp', [groups]: 'voot', [unknown]: 'elsewhere', [targeted]: 'idp' },
  motivations: { [mail]: 'To send notices' },
  filteredUserAttributes: [{ name: mail, filters: ['*'], userValues: ['ann@north.example'] }],
});

function open(over: object = {}, user: object = admin) {
  return openService(serviceServer({ ...service, ...over }), at, user);
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const names = () => screen.getAllByRole('rowheader').map((header) => header.textContent);

test('REQUIREMENTS 123, 124, 125, 126: label and urn, source, filter and purpose, sorted by label', async () => {
  await open();
  const mails = await row(/^E-mail address/);
  expect(mails.getByText('Your identity provider')).toBeVisible();
  expect(mails.getByText('To send notices')).toBeVisible();
  expect(mails.getByText('All')).toBeVisible();
  const members = await row(/^Member of/);
  expect(members.getByText('Group management')).toBeVisible();
  expect(members.getByText('urn:wiki:*')).toBeVisible();
  expect(members.getByText('No purpose given')).toBeVisible();
  expect((await row(/^strangeThing/)).getByText('elsewhere')).toBeVisible();
  expect((await row(/^Targeted ID/)).getByText('The federation')).toBeVisible();
  expect(names()).toEqual([
    `E-mail address${mail}`,
    `Member of${groups}`,
    `strangeThing${unknown}`,
    `Targeted ID${targeted}`,
  ]);
  expect(await violations()).toEqual([]);
});

test('REQUIREMENTS 290: required and optional attributes differ; a friendly name heads unknown attributes only', async () => {
  const requestedAttributes = {
    [mail]: { required: true, friendlyName: 'harmless' },
    [unknown]: { required: false, friendlyName: 'shoeSize' },
  };
  await open({ requestedAttributes });
  expect((await row(/^E-mail address/)).getByText('Required')).toBeVisible();
  expect((await row(/^shoeSize/)).getByText('Optional')).toBeVisible();
  expect((await row(/^Member of/)).getByText('Not stated')).toBeVisible();
  expect(names()).toContain(`shoeSize${unknown}`);
  expect(screen.getByText(/It requires 1 of them/)).toBeVisible();
  act(() => screen.getByRole('button', { name: 'What do the columns mean?' }).focus());
  expect(await screen.findByText(/Whether the service says that it does not work without/)).toHaveTextContent(
    /^Needed: /,
  );
  expect(await violations()).toEqual([]);
});

test('REQUIREMENTS 290: a server without data about need has no such column', async () => {
  await open();
  await row(/^E-mail address/);
  expect(screen.queryByRole('columnheader', { name: /Needed/ })).toBeNull();
});

test('REQUIREMENTS 124: a service without any map of sources and purposes can be shown', async () => {
  await open({ sources: null, motivations: null, filteredUserAttributes: null });
  expect((await row(/^E-mail address/)).getByText('Your identity provider')).toBeVisible();
});

test('REQUIREMENTS 127: own values if the institution is the source; else unknown, and a missing value is reported', async () => {
  await open({ filteredUserAttributes: [{ name: mail, filters: ['*'], userValues: [] }] });
  expect((await row(/^E-mail/)).getByText('Your own login carried no value')).toBeVisible();
  expect((await row(/^Member of/)).getByText('Unknown')).toBeVisible();
});

test('REQUIREMENTS 127: guests have no column of own values', async () => {
  await open({}, wireGuest);
  await row(/^E-mail address/);
  expect(screen.queryByRole('columnheader', { name: /Your value/ })).toBeNull();
  expect(screen.getAllByRole('columnheader')).toHaveLength(4);
});

test('REQUIREMENTS 127: the login data of a super user who acts elsewhere now is ignored', async () => {
  await open({}, { ...superUser, dashboardAdmin: true, switchedToIdp: { id: 'https://idp.south.example' } });
  expect((await row(/^E-mail address/)).getByText('Unknown')).toBeVisible();
});

test('REQUIREMENTS 128: each column is explained, by keyboard as well', async () => {
  await open();
  await row(/^E-mail address/);
  act(() => screen.getByRole('button', { name: 'What do the columns mean?' }).focus());
  const tip = await screen.findByText(/Why the service says it needs the attribute/);
  for (const column of ['Source', 'Allowed values', 'Purpose', 'Your value'])
    expect(tip.parentElement).toHaveTextContent(`${column}: `);
});

test.each([
  [{ ...policy, attributes: {}, noArp: true }, /has no attribute release policy: it receives everything/],
  [{ ...policy, attributes: {}, noAttrArp: true }, /receives no attributes/],
])('REQUIREMENTS 121: without attributes a sentence says what is released: %j', async (arp, sentence) => {
  await open({ arp });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('REQUIREMENTS 122: a persistent name id is a row of its own, and the page still says that all is released', async () => {
  const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
  await open({ arp: { ...policy, attributes: {}, noArp: true }, nameIds: [transient, persistent] });
  expect(await screen.findByText(/it receives everything/)).toBeVisible();
  expect(names()).toEqual([`Identifier of the account${persistent}`]);
  const identifier = await row(/^Identifier/);
  expect(identifier.getByText('Primary identifier: it is the same at every login')).toBeVisible();
  expect(identifier.getByText('The federation')).toBeVisible();
});

test('REQUIREMENTS 129: notes on the manipulation are markdown, without HTML, scripts or pictures', async () => {
  const manipulationNotes = [
    '**Adds** a domain. [Rules](https://rules.example) [bad](javascript:alert(1))',
    '<script>alert(1)</script><img src=x onerror=alert(1)> ![seen](https://spy.example/p.png)',
    '| a | b |\n|---|---|\n| c | d |',
  ].join('\n\n');
  await open({ manipulation: true, manipulationNotes });
  expect((await screen.findByText('Adds')).tagName).toBe('STRONG');
  const link = screen.getByRole('link', { name: /^Rules/ });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByRole('link', { name: /bad/ })).toBeNull();
  expect(document.querySelector('main script, main img[src*="spy"], main [onerror]')).toBeNull();
});

test('REQUIREMENTS 129: notes are shown although nothing is adapted now', async () => {
  await open({ manipulation: false, manipulationNotes: 'Was rewritten once.' });
  expect(await screen.findByText('Was rewritten once.')).toBeVisible();
  expect(screen.getByText(/^The federation does not adapt attributes for this service/)).toBeVisible();
});

test('REQUIREMENTS 129: without notes the warning stands alone', async () => {
  await open({ manipulation: true });
  expect(await screen.findByText(/it may receive values other than those listed/)).toBeVisible();
});

test('REQUIREMENTS 130, 132, 133: privacy answers in their order; a missing one is marked', async () => {
  await open({ privacyInfo: { otherInfo: 'More', whatData: 'Names', dpaType: 'dpa_model_surf' } });
  const privacy = within(await screen.findByRole('region', { name: 'Privacy' }));
  expect(privacy.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Which data is processed',
    'In which country',
    'Who has access',
    'Security measures',
    'Privacy statement',
    'Processing agreement',
    'Other information',
  ]);
  expect(privacy.getAllByText('The provider gave no answer')).toHaveLength(4);
});

test('REQUIREMENTS 130: without any answer the part is missing', async () => {
  await open({ privacyInfo: { whatData: '' } });
  await row(/^E-mail address/);
  expect(screen.queryByRole('region', { name: 'Privacy' })).toBeNull();
});

test.each([
  ['https://wiki.example/en', 'https://wiki.example/nl', 'https://wiki.example/en'],
  ['', 'https://wiki.example/nl', 'https://wiki.example/nl'],
])(
  'REQUIREMENTS 131: the privacy statement of the language, else of the other: %s %s',
  async (en, nl, shown) => {
    await open({ privacyInfo: { privacyStatementURLen: en, privacyStatementURLnl: nl } });
    expect(await screen.findByRole('link', { name: new RegExp(shown) })).toHaveAttribute('href', shown);
  },
);

test('REQUIREMENTS 131: an address that is not a link is text', async () => {
  await open({ privacyInfo: { privacyStatementURLen: 'javascript:alert(1)' } });
  expect((await screen.findByText('javascript:alert(1)')).closest('a')).toBeNull();
});

const servers = '/apps/42/saml20_sp/resource_servers';
const withServers = () =>
  serviceServer({ ...service, resourceServers: ['rs.one', 'rs.two'] }).on(
    'POST /services/by-entity-ids',
    () => enveloped([{ spEntityId: 'rs.one', names: { nl: 'Eén' }, descriptions: { en: 'First' } }]),
  );

test('REQUIREMENTS 89, 134: resource servers have a tab if they exist, in the available language', async () => {
  const server = withServers();
  await openService(server, servers);
  expect(await screen.findByRole('rowheader', { name: 'rs.one' })).toBeVisible();
  expect(screen.getByText('Eén')).toHaveAttribute('lang', 'nl');
  expect(server.calls('POST /services/by-entity-ids')[0]?.body).toEqual(['rs.one', 'rs.two']);
  expect(screen.getByRole('link', { name: 'Resource servers' })).toHaveAttribute('aria-current', 'page');
  expect(await violations()).toEqual([]);
});

test('REQUIREMENTS 134: a failure is reported, and can be tried again', async () => {
  const server = withServers().on('POST /services/by-entity-ids', () => problem(500, 'internal'));
  await openService(server, servers);
  expect(await screen.findByRole('alert')).toHaveTextContent('The resource servers could not be loaded');
  withServersAgain(server);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('rowheader', { name: 'rs.one' })).toBeVisible();
});

function withServersAgain(server: ReturnType<typeof withServers>) {
  server.on('POST /services/by-entity-ids', () => enveloped([{ spEntityId: 'rs.one' }]));
}

test('REQUIREMENTS 89: without resource servers the tab is missing, and its address leads to an existing one', async () => {
  const { router } = await openService(serviceServer(service), servers);
  expect(await screen.findByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  expect(router.state.location.pathname).toBe('/apps/42/saml20_sp/about');
  expect(screen.queryByRole('link', { name: 'Resource servers' })).toBeNull();
});
