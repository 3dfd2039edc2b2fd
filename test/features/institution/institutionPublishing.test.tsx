/**
 * The page of an institution shows people who work for it where its identity provider reads which services
 * are connected.
 */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enveloped, problem, type FakeServer } from '../../support/dom/fakeServer';
import {
  full,
  institutionServer,
  member,
  section,
  showInstitution,
} from '../../support/rendered/institutionPage';

const title = 'Metadata of your services';
const address = 'https://dashboard.example/metadata/idp/ab/services.xml';
const publishing = (withToken: boolean, addresses: object[] = [{ kind: 'feed', address }]) =>
  enveloped({ addresses, withToken });
const extensions = ['publishing'];

function serverWith(answer: () => unknown): FakeServer {
  return institutionServer().on('GET /x/publishing', answer as never);
}
const region = () => screen.queryByRole('region', { name: title });

test('an address is shown, and copied by the button beside it', async () => {
  const user = userEvent.setup();
  await showInstitution(
    serverWith(() => publishing(false)),
    full,
    { extensions },
  );
  await screen.findByRole('region', { name: title });
  expect(section(title).getByText(address)).toBeVisible();
  expect(section(title).queryByText(/token/)).toBeNull();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(section(title).getByRole('button', { name: 'Copy the address: Feed' }));
  expect(write).toHaveBeenCalledWith(address);
});

test('if a token is needed the page says who issues it', async () => {
  await showInstitution(
    serverWith(() => publishing(true)),
    full,
    { extensions },
  );
  await screen.findByRole('region', { name: title });
  expect(section(title).getByText(/needs a token, which you get from the federation desk/)).toBeVisible();
});

test('a failure is reported, and can be tried again', async () => {
  let tries = 0;
  const server = serverWith(() => ((tries += 1) === 1 ? problem(500, 'internal') : publishing(false)));
  await showInstitution(server, full, { extensions });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(address)).toBeVisible();
});

test.each([
  ['members', { extensions, ...member }],
  ['another server', {}],
])('no request is made for %s', async (_title, user) => {
  const server = serverWith(() => publishing(false));
  await showInstitution(server, full, user);
  expect(region()).toBeNull();
  expect(server.seen.map(({ path }) => path)).not.toContain('/x/publishing');
});

test('without addresses the page has no such part', async () => {
  const server = serverWith(() => publishing(false, []));
  await showInstitution(server, full, { extensions });
  await screen.findByRole('region', { name: 'Contacts' });
  expect(region()).toBeNull();
});
