import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../../support/dom/axe';
import { enveloped } from '../../support/dom/fakeServer';
import {
  admin,
  affiliation,
  base,
  body,
  button,
  openService,
  own,
  server,
  wirePolicy,
} from '../../support/rendered/policyPage';

const loa2 = 'https://x.example/assurance/loa2';
const loa3 = 'https://x.example/assurance/loa3';
const knowing = { ...admin, extensions: ['policyRules'], loaLevels: [loa2, loa3] };
const saving = (...policies: Parameters<typeof wirePolicy>[0][]) =>
  server(policies.length > 0 ? policies.map(wirePolicy) : undefined)
    .on('PUT /policies', () => enveloped(wirePolicy()))
    .on('POST /policies', () => enveloped(wirePolicy()));
const save = () => userEvent.click(button('Save'));

test('a server that does not know it is offered none of it, and sent none of it', async () => {
  const known = saving();
  await openService(known, `${base}/p1`);
  await screen.findByLabelText('Name');
  expect(screen.queryByRole('group', { name: 'Services' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /must not have/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Another condition/ })).toBeNull();
  await save();
  await waitFor(() => expect(body(known, 'PUT /policies')).toBeDefined());
  expect(body(known, 'PUT /policies')['attributes']).toEqual([{ name: affiliation, value: 'staff' }]);
  expect(body(known, 'PUT /policies')).not.toHaveProperty('serviceProvidersNegated');
});

test('a value is excluded, and the attribute is required once more; the sentence says so', async () => {
  const known = saving();
  await openService(known, `${base}/p1`, knowing);
  await userEvent.click(await screen.findByRole('checkbox', { name: /must not have this value/ }));
  await userEvent.click(button(/^Another condition/));
  expect(document.activeElement).toHaveAccessibleName(/^Value/);
  await userEvent.keyboard('member');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Write the description for me' }));
  expect(screen.getByLabelText('Description')).toHaveValue(
    'Users of North University may use “Wiki” only if their affiliation is not “staff” and their affiliation is “member”.',
  );
  expect(await violations()).toEqual([]);
  await save();
  // The author of the policy has the value.
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(body(known, 'PUT /policies')).toBeDefined());
  expect(body(known, 'PUT /policies')['attributes']).toEqual([
    { name: affiliation, value: 'staff', negated: true, groupID: 0 },
    { name: affiliation, value: 'member', negated: false, groupID: 1 },
  ]);
});

test('the panel to try it says that the person must not have the value', async () => {
  const attributes = [{ name: affiliation, value: 'staff', negated: true }];
  await openService(saving({ attributes }), `${base}/p1`, knowing);
  const panel = within(await screen.findByRole('complementary', { name: 'Test' }));
  expect(await panel.findByText('Affiliation: the person does not have “staff”')).toBeVisible();
  await userEvent.type(panel.getByLabelText('Affiliation'), 'staff');
  expect(await panel.findByText('Affiliation: the person has staff; not staff is required')).toBeVisible();
});

test.each([
  [
    /^every service except Wiki/,
    { serviceProviderIds: ['https://wiki.example'], serviceProvidersNegated: true },
  ],
  [/^every service Including/, { serviceProviderIds: [] }],
])('a policy for %s', async (label, sent) => {
  const known = saving();
  await openService(known, `${base}/p1`, knowing);
  await userEvent.click(await screen.findByRole('radio', { name: label }));
  await save();
  await waitFor(() => expect(body(known, 'PUT /policies')).toMatchObject(sent));
});

test('a policy beyond one’s own services names an institution', async () => {
  const service = { institutionId: knowing.currentIdp?.institutionId };
  const known = server([wirePolicy({ identityProviderIds: [] })], service);
  await openService(known, `${base}/p1`, knowing);
  await userEvent.click(await screen.findByRole('radio', { name: /^every service Including/ }));
  await save();
  expect(await screen.findByText(/a policy for more than this service is for your own/)).toBeVisible();
  expect(known.calls('PUT /policies')).toEqual([]);
});

test('policies that apply to this service without naming it are listed, with their scope', async () => {
  const other = 'https://other.example';
  const policies = [
    wirePolicy({ id: 'p1', name: 'All', serviceProviderIds: [], serviceProviderNames: [] }),
    wirePolicy({ id: 'p2', name: 'But other', serviceProviderIds: [other], serviceProvidersNegated: true }),
    wirePolicy({ id: 'p3', name: 'Other', serviceProviderIds: [other] }),
    wirePolicy({ id: 'p4', name: 'But this', serviceProvidersNegated: true }),
  ];
  await openService(server(policies), base, knowing);
  const names = (await screen.findAllByRole('article')).map(
    (card) => within(card).getByRole('heading').textContent,
  );
  expect(names).toEqual(['All', 'But other', 'But this']);
  expect(screen.getByText('Applies to every service')).toBeVisible();
  expect(screen.getAllByText('Applies to every service except Wiki')).toHaveLength(2);
});

describe('a policy that asks for a level', () => {
  test('is made, with attributes and networks', async () => {
    const known = saving();
    await openService(known, `${base}/new`, knowing);
    await userEvent.click(await screen.findByRole('radio', { name: /Assurance level/ }));
    expect(screen.queryByLabelText('Message on refusal, English')).toBeNull();
    await userEvent.type(screen.getByLabelText('Name'), 'Strong from outside');
    await save();
    await userEvent.click(await screen.findByRole('link', { name: 'Add at least one level' }));
    expect(document.activeElement).toHaveAccessibleName('Login levels');
    await userEvent.click(button('Add a level'));
    await userEvent.type(screen.getByLabelText(/^Networks/), 'campus');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Write the description for me' }));
    await save();
    expect(await screen.findAllByText(/Write one network per line/)).not.toEqual([]);
    await userEvent.clear(screen.getByLabelText(/^Networks/));
    await userEvent.type(screen.getByLabelText(/^Networks/), '192.0.2.0/24');
    await userEvent.click(screen.getByRole('checkbox', { name: /everywhere except these networks/ }));
    await userEvent.selectOptions(screen.getByLabelText('Add an attribute'), 'Affiliation');
    await userEvent.keyboard('staff');
    expect(screen.getByLabelText('Description')).toHaveValue(
      'To use “Wiki”, users of North University need level 3 if their affiliation is “staff” and they do not log in from 192.0.2.0/24.',
    );
    expect(await violations()).toEqual([]);
    await save();
    await waitFor(() => expect(body(known, 'POST /policies')).toBeDefined());
    expect(body(known, 'POST /policies')).toMatchObject({
      type: 'step',
      attributes: [],
      identityProviderIds: [own],
      loas: [
        {
          level: loa3,
          attributes: [{ name: affiliation, value: 'staff', negated: false, groupID: 0 }],
          cidrNotations: [{ ipAddress: '192.0.2.0', prefix: 24 }],
          negateCidrNotation: true,
        },
      ],
    });
  });

  const step = {
    type: 'step',
    attributes: [],
    loas: [
      { level: loa2, cidrNotations: [{ ipAddress: '192.0.2.0', prefix: 24 }], negateCidrNotation: true },
    ],
  };

  test('is tried with an address', async () => {
    await openService(saving(step), `${base}/p1`, knowing);
    const panel = within(await screen.findByRole('complementary', { name: 'Test' }));
    expect(await panel.findByText(/needs the IP address/)).toBeVisible();
    await userEvent.type(panel.getByLabelText('IP address'), '198.51.100.1');
    expect(await panel.findByText('It requires a login with level 2.')).toBeVisible();
    await userEvent.clear(panel.getByLabelText('IP address'));
    await userEvent.type(panel.getByLabelText('IP address'), '192.0.2.9');
    expect(await panel.findByText(/so it requires no level/)).toBeVisible();
  });

  test('describes its requirements on its card, and where it may not be changed', async () => {
    const policies = [wirePolicy({ ...step, actionsAllowed: false })];
    await openService(server(policies), base, knowing);
    expect(await screen.findByText('level 2 if they do not log in from 192.0.2.0/24')).toBeVisible();
    await openService(server(policies), `${base}/p1`, knowing);
    expect(await screen.findByText('Login levels')).toBeVisible();
  });

  test('of a server that does not list its levels is only shown', async () => {
    await openService(server([wirePolicy({ type: 'step' })]), base);
    expect(
      await screen.findByText('Policies that require a level are set up by the federation.'),
    ).toBeVisible();
  });
});
