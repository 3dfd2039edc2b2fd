/** The page of how connected services are secured, on answers of our server and of another one. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { violations } from '../../../support/dom/axe';
import { enveloped, problem } from '../../../support/dom/fakeServer';
import { atlas, boreas, corvus, names, number, receives, row, service, show, used } from './securityPage';

test('one number says how many services keep not all of the rules; they come first, and each says why (REQUIREMENTS 419, 420)', async () => {
  await show();
  expect(await screen.findByText(/of 3 connected services do not meet the rules/)).toHaveTextContent(
    /^2 of 3/,
  );
  expect(names()).toEqual(['Atlas', 'Corvus', 'Boreas']);
  expect(row('Atlas')).toHaveTextContent('Receives Personal unique ID (national number): needs at least');
  expect(row('Boreas')).not.toHaveTextContent('needs at least');
  expect(row('Corvus')).toHaveTextContent('No login since the beginning of last year');
  expect(await violations(document.body)).toEqual([]);
});

test('each column sorts both ways, and the filter leaves the services that fail a rule (REQUIREMENTS 421)', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('link', { name: 'Users last month' }));
  await waitFor(() => expect(names()).toEqual(['Boreas', 'Atlas', 'Corvus']));
  await user.click(screen.getByRole('link', { name: 'Users last month' }));
  await waitFor(() => expect(names()).toEqual(['Corvus', 'Atlas', 'Boreas']));
  expect(screen.getByRole('columnheader', { name: 'Users last month' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const filters = within(screen.getByRole('navigation', { name: 'Services by rule' }));
  await user.click(filters.getByRole('link', { name: 'Not meeting the rules 2' }));
  await waitFor(() => expect(names()).toEqual(['Corvus', 'Atlas']));
  await user.click(filters.getByRole('link', { name: 'Level too low 1' }));
  await waitFor(() => expect(names()).toEqual(['Atlas']));
  await user.type(screen.getByRole('searchbox'), 'nothing like it');
  await screen.findByText('No service matches');
});

test('another server: rules that no one changes, and no data that it does not provide (REQUIREMENTS 422)', async () => {
  const { server } = await show({ extensions: [] });
  await screen.findByText(/do not meet the rules/);
  expect(screen.queryByRole('columnheader', { name: 'Sirtfi' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit rules' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Change$/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(server.seen.filter(({ path }) => path.startsWith('/x/'))).toEqual([]);
});

test('each service that fails says why, even if the installation has no multi-factor values (REQUIREMENTS 420)', async () => {
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

test('a person who may not see statistics sees nothing of logins (REQUIREMENTS 422)', async () => {
  const { server } = await show({ hideTabs: 'stats' });
  expect(await screen.findByText(/of 3 connected services does not meet/)).toHaveTextContent(
    /as far as could be checked$/,
  );
  expect(screen.queryByRole('columnheader', { name: /last month/ })).toBeNull();
  expect(server.seen.filter(({ path }) => path.startsWith('/stats'))).toEqual([]);
});

test('a month without counts is not mentioned (REQUIREMENTS 422)', async () => {
  const year = [used('atlas', 12), used('boreas', 40)];
  const noUsers = { ...used('corvus', 0), count_user_id: 0 };
  for (const month of [[], [noUsers]]) {
    for (const rest of [year, month]) {
      const { server } = await show({}, '/security', (one) =>
        one.on('GET /stats/loginAggregated', ({ params }) =>
          Response.json((params.get('period') ?? '').includes('M') ? month : rest),
        ),
      );
      await screen.findByText(rest === year ? /^2$/ : /^1$/, { selector: 'p b' });
      expect(server.seen.some(({ path }) => path.startsWith('/stats'))).toBe(true);
      expect(screen.queryByRole('cell', { name: /^0/ })).toBeNull();
      expect(screen.queryAllByText('No data')).toHaveLength(rest === year ? 3 : 0);
      cleanup();
    }
  }
});

test('data that cannot be loaded is named, and its rules report no fault (REQUIREMENTS 422)', async () => {
  await show({}, '/security', (server) =>
    server
      .on('GET /x/security/rules', () => enveloped({ version: 1, rules: { contract: {}, sirtfi: {} } }))
      .on('GET /services/connected', () => problem(500, 'internal')),
  );
  await screen.findByText(/Its columns are missing/);
  expect(
    screen.getByText('All 3 connected services meet the rules, as far as could be checked'),
  ).toBeInTheDocument();
});

test.each(['ASK_TWICE', 'toString'])(
  '%s, a consent that is unknown here, is shown as it is (REQUIREMENTS 422)',
  async (odd) => {
    const consents = [{ spEntityId: atlas.spEntityId, type: odd }];
    await show({}, '/security', (server) =>
      server.on('GET /users/disableConsent', () => Response.json(consents)),
    );
    await waitFor(() => expect(row('Atlas')).toHaveTextContent(odd));
    expect(row('Corvus')).not.toHaveTextContent(odd);
  },
);

test('the page says without reserve that all services meet the rules if each could be checked (REQUIREMENTS 419, 422)', async () => {
  await show({}, '/security', (server) =>
    server
      .on('GET /x/security/rules', () => enveloped({ version: 1, rules: { contract: {} } }))
      .on('GET /services/connected', () => enveloped([atlas, corvus, { ...boreas, contractualBase: 'AO' }])),
  );
  await screen.findByText('All 3 connected services meet the rules');
});
