/** The page of how connected services are secured, on answers of our server and of another one. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../support/axe';
import { wireChangeSet, wireInstitution, wireService, wireUser } from '../support/builders';
import { enveloped, FakeServer, problem } from '../support/fakeServer';
import { renderDashboard } from '../app/renderDashboard';

const number = 'urn:schac:attribute-def:schacPersonalUniqueID';
const receives = (...names: string[]) => ({
  attributes: Object.fromEntries(names.map((name) => [name, ['*']])),
  noArp: false,
  noAttrArp: false,
});
const loa2 = 'http://x/assurance/loa2';
const levels = { loaLevels: ['http://x/assurance/loa1', loa2, 'http://x/assurance/loa3'] };
const service = (id: number, name: string, over: object = {}) =>
  wireService({
    id,
    spEntityId: `https://${name.toLowerCase()}.example`,
    names: { en: name },
    connected: true,
    arp: receives('urn:mace:dir:attribute-def:mail'),
    contractualBase: 'AO',
    ...over,
  });
const atlas = service(1, 'Atlas', { arp: receives(number) });
const boreas = service(2, 'Boreas', {
  arp: receives(number),
  minimalLoaLevel: loa2,
  contractualBase: 'none',
});
const corvus = service(3, 'Corvus');
const notConnected = service(4, 'Draco', { connected: false, arp: receives(number) });
const used = (name: string, people?: number) => ({
  sp_entity_id: `https://${name}.example`,
  count_user_id: 9,
  ...(people !== undefined && { distinct_count_user_id: people }),
});

function serverFor(user: object): FakeServer {
  return new FakeServer()
    .on('GET /users/me', () => enveloped(user))
    .on('GET /services', () => enveloped({ apps: [corvus, atlas, boreas, notConnected], facets: [] }))
    .on('GET /services/connected', () => enveloped([atlas, boreas, corvus]))
    .on('GET /policies', () => enveloped([]))
    .on('GET /users/disableConsent', () => Response.json([]))
    .on('GET /stats/loginAggregated', () => Response.json([used('atlas', 12), used('boreas', 40)]))
    .on('GET /x/changes/set', () => enveloped(wireChangeSet))
    .on('GET /x/changes/set/size', () => enveloped({ size: 0 }))
    .on('POST /actions', () => enveloped({ issues: [], total: 0 }));
}

async function show(over: object = {}, at = '/security', change = (server: FakeServer) => server) {
  const user = wireUser({ ...levels, extensions: ['changeSet', 'securityRules'], ...over });
  const server = change(serverFor(user).on('GET /x/security/rules', () => enveloped({ version: 0 })));
  await renderDashboard({ at, server, user });
  await screen.findByRole('table');
  return { server, user: userEvent.setup() };
}

const names = () =>
  screen.getAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent);
const alerts = () => screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '');
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^Select ${name}|^${name}`) });

test('one number says how many services keep not all of the rules, and each says why (REQUIREMENTS 419, 420)', async () => {
  await show();
  expect(await screen.findByText(/of 3 connected services do not meet the rules/)).toHaveTextContent(
    /^2 of 3/,
  );
  expect(names()).toEqual(['Atlas', 'Boreas', 'Corvus']);
  expect(row('Atlas')).toHaveTextContent('Receives Personal unique ID (national number): needs at least');
  expect(row('Boreas')).not.toHaveTextContent('needs at least');
  expect(row('Corvus')).toHaveTextContent('No login since the beginning of last year');
  expect(await violations(document.body)).toEqual([]);
});

test('each column sorts both ways, and the filter leaves what a rule finds fault with (REQUIREMENTS 421)', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('link', { name: 'People last month' }));
  await waitFor(() => expect(names()).toEqual(['Boreas', 'Atlas', 'Corvus']));
  await user.click(screen.getByRole('link', { name: 'People last month' }));
  await waitFor(() => expect(names()).toEqual(['Corvus', 'Atlas', 'Boreas']));
  expect(screen.getByRole('columnheader', { name: 'People last month' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'off');
  await waitFor(() => expect(names()).toEqual(['Corvus', 'Atlas']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'level');
  await waitFor(() => expect(names()).toEqual(['Atlas']));
  await user.type(screen.getByRole('searchbox'), 'nothing like it');
  await screen.findByText('No service matches');
});

test('another server: rules that nobody changes, and nothing of what it does not tell (REQUIREMENTS 422)', async () => {
  const { server } = await show({ extensions: [] });
  await screen.findByText(/do not meet the rules/);
  expect(screen.queryByRole('columnheader', { name: 'Sirtfi' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit rules' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Change$/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(server.seen.filter(({ path }) => path.startsWith('/x/'))).toEqual([]);
});

test('each service that is off says why, also where the installation has no multi-factor values (REQUIREMENTS 420)', async () => {
  const rs = 'http://refeds.org/category/research-and-scholarship';
  const more = { ...corvus, arp: receives(number), entityCategories1: rs };
  const rules = [
    { multiFactor: { attributes: [number] } },
    { beyondCategory: {} },
    { level: { rank: 2, attributes: [number] } },
  ];
  for (const rule of rules) {
    await show({ authnContextLevels: [], multiFactorLevels: [] }, '/security', (server) =>
      server
        .on('GET /services', () => enveloped({ apps: [more, service(5, 'Eridanus')], facets: [] }))
        .on('GET /x/security/rules', () => enveloped({ version: 1, rules: rule })),
    );
    await screen.findByText(/^1$/, { selector: 'p b' });
    expect(row('Corvus')).toHaveTextContent(/Receives .*needs/);
    expect(row('Eridanus')).not.toHaveTextContent('needs');
    cleanup();
  }
});

test('whoever may not see statistics is told nothing of logins (REQUIREMENTS 422)', async () => {
  const { server } = await show({ hideTabs: 'stats' });
  expect(await screen.findByText(/of 3 connected services does not meet/)).toHaveTextContent(
    /as far as could be checked$/,
  );
  expect(screen.queryByRole('columnheader', { name: /last month/ })).toBeNull();
  expect(server.seen.filter(({ path }) => path.startsWith('/stats'))).toEqual([]);
});

test('of a month in which nothing is counted, nothing is said (REQUIREMENTS 422)', async () => {
  const year = [used('atlas', 12), used('boreas', 40)];
  const nobody = { ...used('corvus', 0), count_user_id: 0 };
  for (const month of [[], [nobody]]) {
    for (const rest of [year, month]) {
      const { server } = await show({}, '/security', (one) =>
        one.on('GET /stats/loginAggregated', ({ params }) =>
          Response.json((params.get('period') ?? '').includes('M') ? month : rest),
        ),
      );
      await screen.findByText(rest === year ? /^2$/ : /^1$/, { selector: 'p b' });
      expect(server.seen.some(({ path }) => path.startsWith('/stats'))).toBe(true);
      expect(screen.queryByRole('cell', { name: /^0/ })).toBeNull();
      expect(screen.queryAllByText('Nothing counted')).toHaveLength(rest === year ? 3 : 0);
      cleanup();
    }
  }
});

test('what cannot be loaded is told, and its rules find no fault (REQUIREMENTS 422)', async () => {
  await show({}, '/security', (server) =>
    server
      .on('GET /x/security/rules', () => enveloped({ version: 1, rules: { contract: {}, sirtfi: {} } }))
      .on('GET /services/connected', () => problem(500, 'internal')),
  );
  await screen.findByText(/The columns for it are missing/);
  expect(
    screen.getByText('All 3 connected services meet the rules, as far as could be checked'),
  ).toBeInTheDocument();
});

test.each(['ASK_TWICE', 'toString'])(
  '%s, a consent that nobody knows here, stands there as it is (REQUIREMENTS 422)',
  async (odd) => {
    const consents = [{ spEntityId: atlas.spEntityId, type: odd }];
    await show({}, '/security', (server) =>
      server.on('GET /users/disableConsent', () => Response.json(consents)),
    );
    await waitFor(() => expect(row('Atlas')).toHaveTextContent(odd));
    expect(row('Corvus')).not.toHaveTextContent(odd);
  },
);

test('that all services meet the rules is said without reserve where each could be checked (REQUIREMENTS 419, 422)', async () => {
  await show({}, '/security', (server) =>
    server
      .on('GET /x/security/rules', () => enveloped({ version: 1, rules: { contract: {} } }))
      .on('GET /services/connected', () => enveloped([atlas, corvus, { ...boreas, contractualBase: 'AO' }])),
  );
  await screen.findByText('All 3 connected services meet the rules');
});

test('a setting is changed where it stands, into the set of changes; a refusal is told there (REQUIREMENTS 425)', async () => {
  const answers = [
    { added: 1, refused: [] },
    { added: 0, refused: [{ place: 0, obstacle: 'same' }] },
  ];
  const { server, user } = await show({}, '/security', (one) =>
    one.on('POST /x/changes/set/lines', () => enveloped(answers.shift())),
  );
  const cell = await within(row('Atlas')).findByRole('button', { name: /^Consent of Atlas/ });
  await user.click(cell);
  await user.click(within(row('Atlas')).getByRole('button', { name: 'No consent screen', hidden: true }));
  await screen.findByText('Added to your changes');
  expect(server.seen.findLast(({ method }) => method === 'POST')?.body).toEqual({
    lines: [
      { kind: 'consent', service: 'https://atlas.example', serviceType: 'saml20_sp', type: 'NO_CONSENT' },
    ],
  });
  await user.click(within(row('Atlas')).getByRole('button', { name: 'Explicit consent', hidden: true }));
  expect(await within(row('Atlas')).findByRole('alert')).toHaveTextContent('This is already the case.');
});

test('settings that are changed one after the other are all added, and all are told (REQUIREMENTS 425)', async () => {
  const asked: (() => void)[] = [];
  const outcomes = [[], [{ place: 0, obstacle: 'same' }], []];
  const { server, user } = await show({}, '/security', (one) =>
    one.on('POST /x/changes/set/lines', async () => {
      const refused = outcomes.shift() ?? [];
      await new Promise<void>((answer) => asked.push(answer));
      return enveloped({ added: 1 - refused.length, refused });
    }),
  );
  await within(row('Atlas')).findByRole('button', { name: /^Consent of Atlas/ });
  for (const name of ['Atlas', 'Boreas', 'Corvus'])
    await user.click(within(row(name)).getByRole('button', { name: 'No consent screen', hidden: true }));
  for (const nth of [1, 2, 3]) {
    await waitFor(() => expect(asked).toHaveLength(nth));
    expect(screen.queryByText(/added to your changes/i)).toBeNull();
    asked[nth - 1]?.();
  }
  await screen.findByText('2 added to your changes, 1 not');
  const sent = server.seen.filter(({ path }) => path === '/x/changes/set/lines').map(({ body }) => body);
  expect(sent).toMatchObject(
    ['atlas', 'boreas', 'corvus'].map((name) => ({ lines: [{ service: `https://${name}.example` }] })),
  );
  expect(within(row('Boreas')).getByRole('alert')).toHaveTextContent('This is already the case.');
  expect(within(row('Corvus')).queryByRole('alert')).toBeNull();
});

test('rules are saved over those that were seen; a colleague who was first is told (REQUIREMENTS 423)', async () => {
  const kept = [{ version: 4, rules: { sirtfi: {} } }];
  const { server, user } = await show({}, '/security?rules=edit', (one) =>
    one
      .on('GET /x/security/rules', () => enveloped(kept.at(-1)))
      .on('PUT /x/security/rules', () => {
        if (kept.length > 1) return enveloped({ version: 6, rules: {} });
        kept.push({ version: 5, rules: { sirtfi: {} } });
        return problem(409, 'security-rules-changed');
      }),
  );
  await user.click(await screen.findByRole('checkbox', { name: /contractual basis of services/ }));
  await user.click(screen.getByRole('button', { name: 'Save rules' }));
  await screen.findByText(/A colleague has changed the rules/);
  expect(screen.getByRole('checkbox', { name: /contractual basis of services/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save rules' }));
  await screen.findByText('The rules are saved');
  const sent = server.seen.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([
    { version: 4, rules: { sirtfi: {}, contract: {} } },
    { version: 5, rules: { sirtfi: {}, contract: {} } },
  ]);
});

test('rules that were typed are stored over those they were typed over alone, also after a while (REQUIREMENTS 423)', async () => {
  let kept = { version: 4, rules: { sirtfi: {} } as object };
  const { server, user } = await show({}, '/security?rules=edit', (one) =>
    one
      .on('GET /x/security/rules', () => enveloped(kept))
      .on('PUT /x/security/rules', ({ body }) => {
        const { version, rules } = body as typeof kept;
        if (version !== kept.version) return problem(409, 'security-rules-changed');
        kept = { version: version + 1, rules };
        return enveloped(kept);
      }),
  );
  await user.click(await screen.findByRole('checkbox', { name: /contractual basis of services/ }));
  cleanup();
  const theirs = { version: 5, rules: { sirtfi: {}, unused: { since: 'month' } } };
  kept = theirs;
  const admin = wireUser({ ...levels, extensions: ['changeSet', 'securityRules'] });
  await renderDashboard({ at: '/security?rules=edit', server, user: admin });
  await user.click(await screen.findByRole('button', { name: 'Save rules' }));
  await screen.findByText(/A colleague has changed the rules/);
  expect(kept).toEqual(theirs);
  await waitFor(() => expect(screen.getByText(/since the beginning of last month\./)).toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Save rules' }));
  await screen.findByText('The rules are saved');
  expect(kept).toEqual({ version: 6, rules: { sirtfi: {}, contract: {} } });
});

test('the form stays while rules are saved; what failed is announced, and is not told again later (REQUIREMENTS 423)', async () => {
  const asked: ((answer: Response) => void)[] = [];
  const { user } = await show({}, '/security?rules=edit', (one) =>
    one.on('PUT /x/security/rules', () => new Promise<Response>((answer) => asked.push(answer))),
  );
  const save = await screen.findByRole('button', { name: 'Save rules' });
  await user.click(save);
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel).toHaveAccessibleDescription('The rules are being saved.');
  await user.click(cancel);
  expect(save).toBeInTheDocument();
  asked[0]?.(problem(500, 'internal'));
  await waitFor(() => expect(alerts()).toHaveLength(1));

  await user.click(cancel);
  await user.click(await screen.findByText('Rules'));
  await user.click(screen.getByRole('link', { name: 'Edit rules' }));
  const again = await screen.findByRole('button', { name: 'Save rules' });
  expect(alerts()).toEqual([]);
  await user.click(again);
  expect(asked).toHaveLength(2);
  asked[1]?.(enveloped({ version: 1, rules: {} }));
  await screen.findByText('The rules are saved');
});

test('a viewer reads the rules and changes nothing (REQUIREMENTS 423, 425)', async () => {
  await show({ dashboardAdmin: false, dashboardViewer: true, institutionIdps: [wireInstitution()] });
  await screen.findByText(/do not meet the rules/);
  expect(screen.queryByRole('link', { name: 'Edit rules' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
