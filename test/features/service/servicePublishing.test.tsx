/** The page of a service shows super users where it reads who may log in. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enveloped, problem } from '../../support/dom/fakeServer';
import {
  admin,
  openService,
  serviceAbout,
  serviceServer,
  superUser,
} from '../../support/rendered/servicePage';

const ADDRESSES = 'GET /x/publishing/service';
const title = 'Who may log in, as metadata';
const address = 'https://dashboard.example/metadata/sp/ab/institutions.xml';
const publishing = (withToken = false) => enveloped({ addresses: [{ kind: 'feed', address }], withToken });
const extensions = ['publishing'];

test('an address is shown, and copied by the button beside it', async () => {
  const user = userEvent.setup();
  const server = serviceServer().on(ADDRESSES, () => publishing(true));
  await openService(server, serviceAbout, { ...superUser, extensions });
  const region = await screen.findByRole('region', { name: title });
  expect(region).toHaveTextContent(address);
  expect(region).toHaveTextContent('idp-dashboard consumers');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy the address: Feed' }));
  expect(write).toHaveBeenCalledWith(address);
});

test('a failure is reported, and can be tried again', async () => {
  let tries = 0;
  const server = serviceServer().on(ADDRESSES, () =>
    (tries += 1) === 1 ? problem(500, 'internal') : publishing(),
  );
  await openService(server, serviceAbout, { ...superUser, extensions });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(address)).toBeVisible();
});

test.each([
  ['administrators', { ...admin, extensions }],
  ['super users of another server', superUser],
])('no request is made for %s', async (_title, user) => {
  const server = serviceServer().on(ADDRESSES, () => publishing());
  await openService(server, serviceAbout, user);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  expect(server.calls(ADDRESSES)).toEqual([]);
});
