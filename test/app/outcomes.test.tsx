/** The ends of conversations are reported to a server that counts them, without their people. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { opened } from '../../src/app/palette/opened';
import { Outcomes } from '../../src/contracts/wire/outcomes';
import { Value } from 'typebox/value';
import { wireUser } from '../support/builders';
import { renderDashboard, smallServer } from './renderDashboard';

const OUTCOMES = 'POST /x/outcomes';

afterEach(() => act(() => opened.set(undefined)));

async function arrive(extensions: readonly string[]) {
  const server = smallServer(wireUser({ extensions })).on(OUTCOMES, () => new Response(null));
  const page = await renderDashboard({ at: '/accessibility', server });
  await screen.findByRole('heading', { level: 1 });
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: /^Search services, tickets/ });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { ...page, user };
}

function putAway() {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
}

test('the chart and its final state are reported when the page is put away, once, and without the institution', async () => {
  const { server } = await arrive(['outcomes']);
  expect(server.calls(OUTCOMES)).toEqual([]);
  putAway();
  await waitFor(() => expect(server.calls(OUTCOMES)).toHaveLength(1));
  const [report] = server.calls(OUTCOMES);
  expect(Value.Check(Outcomes, report?.body)).toBe(true);
  expect(report?.body).toEqual({ ends: [{ machine: 'palette', end: 'dismissed', times: 1 }] });
  expect([...(report?.headers.keys() ?? [])].sort()).toEqual(['accept', 'content-type']);
  putAway();
  await act(async () => undefined);
  expect(server.calls(OUTCOMES)).toHaveLength(1);
});

test('pending reports are sent when the page closes', async () => {
  const { server, unmount } = await arrive(['outcomes']);
  unmount();
  await waitFor(() => expect(server.calls(OUTCOMES)).toHaveLength(1));
});

test('a server without the extension receives nothing', async () => {
  const { server } = await arrive([]);
  putAway();
  await act(async () => undefined);
  expect(server.calls(OUTCOMES)).toEqual([]);
});
