/** Changes on the page about the security of connected services: settings, and rules. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderDashboard } from '../../../app/renderDashboard';
import { wireChangeSet, wireInstitution, wireUser } from '../../../support/builders';
import { enveloped, problem } from '../../../support/dom/fakeServer';
import { alerts, below, levels, row, show } from './securityPage';

test('a setting is changed where it stands, into the set of changes; a refusal is told below it (REQUIREMENTS 425)', async () => {
  const answers = [
    { added: 1, refused: [] },
    { added: 0, refused: [{ place: 0, obstacle: 'same' }] },
  ];
  const { server, user } = await show({}, '/security', (one) =>
    one.on('POST /x/changes/set/lines', () => enveloped(answers.shift())),
  );
  const cell = await within(row('Atlas')).findByRole('button', { name: /^Consent of Atlas/ });
  await user.click(cell);
  await user.click(within(row('Atlas')).getByRole('button', { name: 'No consent screen' }));
  await screen.findByText('Added to your changes');
  expect(server.seen.findLast(({ method }) => method === 'POST')?.body).toEqual({
    lines: [
      { kind: 'consent', service: 'https://atlas.example', serviceType: 'saml20_sp', type: 'NO_CONSENT' },
    ],
  });
  await user.click(cell);
  await user.click(within(row('Atlas')).getByRole('button', { name: 'Explicit consent' }));
  expect(await within(below('Atlas')).findByRole('alert')).toHaveTextContent('Already set.');
});

test('gathered changes are in the table from its first moment, so that no row grows (REQUIREMENTS 425)', async () => {
  const lines = [{ ...wireChangeSet.lines[0], service: 'https://atlas.example' }];
  await show({}, '/security', (one) =>
    one.on('GET /x/changes/set', async () => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      return enveloped({ ...wireChangeSet, lines });
    }),
  );
  expect(within(row('Atlas')).getByText('No consent screen', { selector: 'ins' })).toBeVisible();
});

test('settings that are changed one after the other are all added, and all are announced (REQUIREMENTS 425)', async () => {
  const pendingAnswers: (() => void)[] = [];
  const outcomes = [[], [{ place: 0, obstacle: 'same' }], []];
  const { server, user } = await show({}, '/security', (one) =>
    one.on('POST /x/changes/set/lines', async () => {
      const refused = outcomes.shift() ?? [];
      await new Promise<void>((answer) => pendingAnswers.push(answer));
      return enveloped({ added: 1 - refused.length, refused });
    }),
  );
  await within(row('Atlas')).findByRole('button', { name: /^Consent of Atlas/ });
  for (const name of ['Atlas', 'Boreas', 'Corvus']) {
    await user.click(within(row(name)).getByRole('button', { name: new RegExp(`^Consent of ${name}`) }));
    await user.click(within(row(name)).getByRole('button', { name: 'No consent screen' }));
  }
  for (const nth of [1, 2, 3]) {
    await waitFor(() => expect(pendingAnswers).toHaveLength(nth));
    expect(screen.queryByText(/added to your changes/i)).toBeNull();
    pendingAnswers[nth - 1]?.();
  }
  await screen.findByText('2 added to your changes, 1 not');
  const sent = server.seen.filter(({ path }) => path === '/x/changes/set/lines').map(({ body }) => body);
  expect(sent).toMatchObject(
    ['atlas', 'boreas', 'corvus'].map((name) => ({ lines: [{ service: `https://${name}.example` }] })),
  );
  expect(within(below('Boreas')).getByRole('alert')).toHaveTextContent('Already set.');
  expect(alerts()).toHaveLength(1);
});

test('rules replace those that were seen; if a colleague was first, a message says so (REQUIREMENTS 423)', async () => {
  const stored = [{ version: 4, rules: { sirtfi: {} } }];
  const { server, user } = await show({}, '/security?rules=edit', (one) =>
    one
      .on('GET /x/security/rules', () => enveloped(stored.at(-1)))
      .on('PUT /x/security/rules', () => {
        if (stored.length > 1) return enveloped({ version: 6, rules: {} });
        stored.push({ version: 5, rules: { sirtfi: {} } });
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

test('typed rules replace only the rules that were shown when they were typed, even after a while (REQUIREMENTS 423)', async () => {
  let stored = { version: 4, rules: { sirtfi: {} } as object };
  const { server, user } = await show({}, '/security?rules=edit', (one) =>
    one
      .on('GET /x/security/rules', () => enveloped(stored))
      .on('PUT /x/security/rules', ({ body }) => {
        const { version, rules } = body as typeof stored;
        if (version !== stored.version) return problem(409, 'security-rules-changed');
        stored = { version: version + 1, rules };
        return enveloped(stored);
      }),
  );
  await user.click(await screen.findByRole('checkbox', { name: /contractual basis of services/ }));
  cleanup();
  const theirs = { version: 5, rules: { sirtfi: {}, unused: { since: 'month' } } };
  stored = theirs;
  const admin = wireUser({ ...levels, extensions: ['changeSet', 'securityRules'] });
  await renderDashboard({ at: '/security?rules=edit', server, user: admin });
  await user.click(await screen.findByRole('button', { name: 'Save rules' }));
  await screen.findByText(/A colleague has changed the rules/);
  expect(stored).toEqual(theirs);
  await waitFor(() => expect(screen.getByText(/since the beginning of last month\./)).toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Save rules' }));
  await screen.findByText('The rules are saved');
  expect(stored).toEqual({ version: 6, rules: { sirtfi: {}, contract: {} } });
});

test('the form stays while rules are saved; a failure is announced, and not repeated later (REQUIREMENTS 423)', async () => {
  const pendingAnswers: ((response: Response) => void)[] = [];
  const { user } = await show({}, '/security?rules=edit', (one) =>
    one.on('PUT /x/security/rules', () => new Promise<Response>((answer) => pendingAnswers.push(answer))),
  );
  const save = await screen.findByRole('button', { name: 'Save rules' });
  await user.click(save);
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel).toHaveAccessibleDescription('The rules are being saved.');
  await user.click(cancel);
  expect(save).toBeInTheDocument();
  pendingAnswers[0]?.(problem(500, 'internal'));
  await waitFor(() => expect(alerts()).toHaveLength(1));

  await user.click(cancel);
  await user.click(screen.getByRole('button', { name: 'Rules' }));
  await user.click(screen.getByRole('link', { name: 'Edit rules' }));
  const again = await screen.findByRole('button', { name: 'Save rules' });
  expect(alerts()).toEqual([]);
  await user.click(again);
  expect(pendingAnswers).toHaveLength(2);
  pendingAnswers[1]?.(enveloped({ version: 1, rules: {} }));
  await screen.findByText('The rules are saved');
});

test('a viewer reads the rules and changes nothing (REQUIREMENTS 423, 425)', async () => {
  await show({ dashboardAdmin: false, dashboardViewer: true, institutionIdps: [wireInstitution()] });
  await screen.findByText(/do not meet the rules/);
  expect(screen.queryByRole('link', { name: 'Edit rules' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a multi-factor value that is set but no longer offered is not changed here (REQUIREMENTS 172)', async () => {
  const mfaEntities = [{ name: 'https://atlas.example', level: 'https://old.example/mfa' }];
  const currentIdp = wireInstitution({ mfaEntities });
  await show({
    currentIdp,
    institutionIdps: [currentIdp],
    authnContextLevels: ['https://refeds.org/profile/mfa'],
  });
  await within(row('Boreas')).findByRole('button', { name: /^MFA of Boreas/ });
  expect(within(row('Atlas')).queryByRole('button', { name: /^MFA/ })).toBeNull();
  expect(within(row('Atlas')).getByText(/old\.example/)).toBeVisible();
});

test('ticks are cleared, and the focus goes to the number (REQUIREMENTS 425)', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Atlas' }));
  const bar = await screen.findByRole('group', { name: 'Selected services' });
  expect(bar).toHaveTextContent(/^1 selected/);
  await user.click(within(bar).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('group', { name: 'Selected services' })).toBeNull();
  expect(screen.getByText(/do not meet the rules/)).toHaveFocus();
});

test('a value is set for all selected services that take it, by one call (REQUIREMENTS 425)', async () => {
  const { server, user } = await show({}, '/security', (one) =>
    one.on('POST /x/changes/set/lines', () =>
      enveloped({ added: 1, refused: [{ place: 0, obstacle: 'requested', jiraKey: 'CXT-9' }] }),
    ),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 3 listed services' }));
  const bar = within(await screen.findByRole('group', { name: 'Selected services' }));
  await user.click(bar.getByRole('button', { name: 'Level' }));
  expect(bar.getByRole('button', { name: 'LoA 3 (2 of 3)' })).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'LoA 2 (2 of 3)' }));
  await screen.findByText('1 added to your changes, 1 not', { ignore: '[aria-hidden]' });
  const sent = server.seen.filter(({ path }) => path === '/x/changes/set/lines').map(({ body }) => body);
  expect(sent).toMatchObject([
    { lines: ['atlas', 'corvus'].map((name) => ({ service: `https://${name}.example` })) },
  ]);
  expect(within(below('Atlas')).getByRole('alert')).toHaveTextContent('CXT-9');
  expect(alerts()).toHaveLength(1);
});
