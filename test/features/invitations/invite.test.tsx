/** The page on which a super user invites an institution: what there is to choose (REQUIREMENTS 237–240). */
import { screen, waitFor, within } from '@testing-library/react';
import { wireInstitution } from '../../support/builders';
import { enveloped, problem } from '../../support/dom/fakeServer';
import {
  apps,
  box,
  choose,
  field,
  inviting,
  north,
  people,
  press,
  sent,
  southId,
  visit,
} from '../../support/rendered/invitePage';

test('first the institution: until then the service is closed, and says why (REQUIREMENTS 237)', async () => {
  const { server } = await visit();
  const service = await field('Service');
  expect(service).toHaveAttribute('aria-disabled', 'true');
  expect(service).toHaveAccessibleDescription(/Choose an institution first/);
  expect(within(service).getAllByRole('option')).toHaveLength(1);
  expect(screen.queryByRole('table')).toBeNull();
  expect(server.calls('GET /services/invitation-request-services')).toEqual([]);
});

test('the chosen institution is in the header of its calls, roles go by its id (REQUIREMENTS 238)', async () => {
  const { server, user } = await visit();
  await choose(user);
  const [services] = server.calls('GET /services/invitation-request-services');
  const [roles] = server.calls('GET /idp/sab/roles');
  expect(services?.headers.get('X-IDP-ENTITY-ID')).toBe('https://idp.north.example');
  expect(roles?.params.get('institutionId')).toBe('NORTH');
});

test('everybody with an address is listed; the owner is ticked, no one else (REQUIREMENTS 238, 240)', async () => {
  const { user } = await visit();
  await choose(user);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Olga Owner, Olga O.olga@north.exampleAdministratorContact: Technical',
    'Max Maintainermax@north.exampleViewer',
    'Desk Northdesk@north.exampleContact: Support',
    'Billmoney@north.exampleContact: Billing',
  ]);
  expect(screen.getAllByRole('checkbox', { checked: true }).map((one) => one.closest('tr'))).toEqual([
    rows[0],
  ]);
});

test('a real group of two radio buttons; the other direction clears the service (REQUIREMENTS 237, 239)', async () => {
  const { user } = await visit();
  await choose(user);
  const group = screen.getByRole('group', { name: 'What do you want the institution to do?' });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
  await user.selectOptions(await field('Service'), 'Wiki');
  const named = async () =>
    within(await field('Service'))
      .getAllByRole('option')
      .map((one) => one.textContent);
  expect(await named()).toEqual(['Choose…', 'Wiki']);
  within(group)
    .getByRole('radio', { name: /^Connect/ })
    .focus();
  await user.keyboard('{ArrowDown}');
  expect(within(group).getByRole('radio', { name: /^Disconnect/ })).toBeChecked();
  await waitFor(async () => expect(await named()).toEqual(['Choose…', 'Survey']));
  expect(await field('Service')).toHaveValue('');
});

test('another institution clears service and ticks, and keeps the message (REQUIREMENTS 237, 240)', async () => {
  const { user } = await visit();
  await choose(user);
  await user.selectOptions(await field('Service'), 'Wiki');
  await user.click(await box(/Desk North/));
  await user.type(screen.getByLabelText(/^Personal message/), 'Hello');
  await user.selectOptions(await field('Institution'), 'South');
  expect(await screen.findByText(/^No one at South has a known e-mail address/)).toBeVisible();
  expect(await field('Service')).toHaveAccessibleDescription(/South has already connected every service/);
  // A recipient is required, so a row is there at once.
  expect(screen.getByRole('group', { name: 'Person 1' })).toBeInTheDocument();
  expect(screen.getByLabelText(/^Personal message/)).toHaveValue('Hello');
  await choose(user);
  expect(await field('Service')).toHaveValue('');
  expect(await box(/Desk North/)).not.toBeChecked();
  expect(await box(/Olga Owner/)).toBeChecked();
  expect(screen.queryByRole('group', { name: 'Person 1' })).toBeNull();
});

test('the institution can be cleared, and with it its service and its people (REQUIREMENTS 44, 237)', async () => {
  const { user } = await visit();
  await choose(user);
  await user.selectOptions(await field('Service'), 'Wiki');
  await user.type(screen.getByLabelText(/^Personal message/), 'Hello');
  await user.selectOptions(await field('Institution'), 'Choose…');
  expect(await field('Service')).toHaveAccessibleDescription(/Choose an institution first/);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByLabelText(/^Personal message/)).toHaveValue('Hello');
  await press(user);
  const summary = (await screen.findByText(/fields need your attention/)).parentElement as HTMLElement;
  await user.click(within(summary).getByRole('link', { name: /^Select somebody/ }));
  expect(screen.getByText(/^The contacts appear once/)).toHaveFocus();
});

test('the answer for an earlier institution does not replace the present one (REQUIREMENTS 237)', async () => {
  const server = inviting();
  let late = (_answer: Response) => undefined as void;
  server.on('GET /services/invitation-request-services', ({ headers }) =>
    headers.get('X-IDP-ENTITY-ID') === southId
      ? new Promise<Response>((resolve) => (late = resolve))
      : enveloped({ apps }),
  );
  const { user } = await visit(server);
  await user.selectOptions(await field('Institution'), 'South');
  expect(await screen.findByText('Loading the services of South…')).toBeVisible();
  await choose(user);
  late(enveloped({ apps: [] }));
  await user.selectOptions(await field('Service'), 'Wiki');
  expect(screen.getByRole('table', { name: 'Contacts of North University' })).toBeVisible();
});

test('with an empty form every mistake is named, and the first one has the focus (REQUIREMENTS 240)', async () => {
  const { server, user } = await visit();
  const institution = await field('Institution');
  await press(user);
  const summary = (await screen.findByText(/fields need your attention/)).parentElement as HTMLElement;
  expect(summary).toHaveTextContent('Choose an institution.');
  expect(summary).toHaveTextContent('Choose a service.');
  expect(summary).toHaveTextContent('Select somebody, or add somebody below.');
  await waitFor(() => expect(institution).toHaveFocus());
  expect(institution).toHaveAccessibleDescription('Choose an institution.');
  expect(sent(server)).toEqual([]);
});

test('no person ticked, and none added: reported at the list (REQUIREMENTS 240)', async () => {
  const { server, user } = await visit();
  await choose(user);
  await user.selectOptions(await field('Service'), 'Wiki');
  await user.click(await box(/Olga Owner/));
  await press(user);
  const first = await box(/Olga Owner/);
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAccessibleDescription('Select somebody, or add somebody below.');
  expect(sent(server)).toEqual([]);
});

test('another person: the new row has the focus, mistakes are at the fields, accents are accepted (REQUIREMENTS 240)', async () => {
  const { server, user } = await visit();
  await choose(user);
  await user.selectOptions(await field('Service'), 'Wiki');
  await user.click(await box(/Olga Owner/));
  await user.click(screen.getByRole('button', { name: 'Add somebody' }));
  const row = within(await screen.findByRole('group', { name: 'Person 1' }));
  const [name, email] = [row.getByLabelText('Name'), row.getByLabelText('E-mail address')];
  expect(name).toHaveFocus();
  await user.type(name, 'a_b');
  await user.type(email, 'DESK@north.example');
  await press(user);
  await waitFor(() => expect(name).toHaveAccessibleDescription(/letters, digits, spaces/));
  expect(email).toHaveAccessibleDescription('This address is already in the list.');
  await user.clear(name);
  await user.type(name, 'Zoë Núñez-O’Neil');
  await user.clear(email);
  await user.type(email, 'zoe@x.example');
  await press(user);
  await waitFor(() => expect(sent(server)).toHaveLength(1));
  expect(sent(server)[0]?.body).toMatchObject({
    contactPersons: [{ name: 'Zoë Núñez-O’Neil', emailAddress: 'zoe@x.example' }],
  });
});

test('a row is removed by its button, and the focus stays near (REQUIREMENTS 240)', async () => {
  const { user } = await visit();
  await choose(user);
  const add = screen.getByRole('button', { name: 'Add somebody' });
  await user.click(add);
  await user.click(screen.getByRole('button', { name: 'Remove person 1' }));
  expect(screen.queryByRole('group', { name: 'Person 1' })).toBeNull();
  expect(add).toHaveFocus();
});

test('roles that do not load prevent nothing, and can be requested again (REQUIREMENTS 238)', async () => {
  const server = inviting().on('GET /idp/sab/roles', () => new Response(null, { status: 500 }));
  const { user } = await visit(server);
  await choose(user);
  expect(await screen.findByText(/could not be loaded, so they are missing here/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Max Maintainer/ })).toBeNull();
  await user.click(await box(/Desk North/));
  server.on('GET /idp/sab/roles', () => enveloped(people));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await box(/Olga Owner/)).toBeChecked();
  expect(await box(/Desk North/)).toBeChecked();
});

test('services that do not load are requested again; nothing can be sent in the meantime (REQUIREMENTS 237)', async () => {
  const server = inviting().on('GET /services/invitation-request-services', () => problem(404, 'not-found'));
  const { user } = await visit(server);
  await user.selectOptions(await field('Institution'), 'North University');
  expect(await screen.findByText('The services of North University could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Send/ })).toHaveAccessibleDescription(/Try again above/);
  server.on('GET /services/invitation-request-services', () => enveloped({ apps }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.selectOptions(await field('Service'), 'Wiki');
});

test('with seven institutions or more, typing finds one (REQUIREMENTS 237)', async () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    wireInstitution({ id: `https://m${index}.example`, names: { en: `Many ${index}` }, contactPersons: [] }),
  );
  const server = inviting().on('GET /users/super/idps', () =>
    enveloped({ idps: [...many, north], roles: [] }),
  );
  const { user } = await visit(server);
  await user.type(await field('Institution'), 'north{Enter}');
  expect(await screen.findByRole('table', { name: 'Contacts of North University' })).toBeVisible();
});

test('while the ticket system is down the page says so before anything is filled in', async () => {
  await visit(inviting({ jiraDown: true }));
  expect(
    await screen.findByText(/ticket system is not answering, so invitations cannot be sent/),
  ).toBeVisible();
  expect(await field('Institution')).toBeEnabled();
});
