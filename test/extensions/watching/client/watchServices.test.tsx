/** The dialog to watch one service, or all ticked ones (REQUIREMENTS 463). */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { servicesTicked } from '../../../../src/store/selection.slice';
import { violations } from '../../../support/dom/axe';
import { wireService, wireUser } from '../../../support/builders';
import { enveloped, FakeServer, problem } from '../../../support/dom/fakeServer';
import { renderDialog } from '../../../support/rendered/renderDialog';

const POST = 'POST /x/watching';
const apps = ['Wiki', 'Maps'].map((name, index) =>
  wireService({ id: index + 1, spEntityId: `https://${name}.example`, names: { en: name } }),
);
const titled = (name: string) => screen.findByRole('heading', { level: 2, name });
const watched = (...names: readonly string[]) =>
  enveloped({
    subscriptions: names.map((name) => ({
      kind: 'service',
      object: `https://${name}.example`,
      type: 'saml20_sp',
    })),
  });

async function opened(dialog: string, ticked: readonly string[], answer: () => Response) {
  const user = userEvent.setup();
  const server = new FakeServer().on('GET /services', () => enveloped({ apps, facets: [] })).on(POST, answer);
  const at = '/apps/all';
  const shown = await renderDialog(server, { at, user: wireUser({ extensions: ['watching'] }) });
  act(() => void shown.store.dispatch(servicesTicked({ keys: ticked, on: true })));
  await act(() => shown.router.navigate(`${at}?dialog=${dialog}`));
  return { user, server, ...shown };
}
const KEYS = ['saml20_sp:1', 'saml20_sp:2'];

test('all ticked services are named, and watched with one answer', async () => {
  const { user, server } = await opened('watchAll', KEYS, () => watched('Wiki', 'Maps'));
  await titled('Follow services');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Wiki', 'Maps']);
  expect(await violations()).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: 'Follow these 2 services' }));
  await titled('Following');
  expect(server.calls(POST).map(({ body }) => body)).toEqual([
    {
      action: 'watchServices',
      services: ['Wiki', 'Maps'].map((name) => ({ entityId: `https://${name}.example`, type: 'saml20_sp' })),
    },
  ]);
});

test('a service that is missed is named', async () => {
  const { user } = await opened('watchAll', KEYS, () => watched('Wiki'));
  await user.click(await screen.findByRole('button', { name: 'Follow these 2 services' }));
  await titled('You do not follow all of them');
  expect(screen.getByRole('listitem')).toHaveTextContent('Maps');
});

test('one service is watched by its address; a reached limit is reported', async () => {
  const { user } = await opened('watchOne:2:saml20_sp', [], () => problem(400, 'validation'));
  await user.click(await screen.findByRole('button', { name: 'Follow this service' }));
  await titled('Too many services');
});

test('an empty selection is reported', async () => {
  await opened('watchAll', [], () => watched());
  await titled('No service is selected');
});
