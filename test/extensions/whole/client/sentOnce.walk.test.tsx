/** A button's request is sent once, regardless of further presses in the meantime. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { baseApi } from '../../../../src/api/baseApi';
import { renderDashboard } from '../../../app/renderDashboard';
import { filesBelow, textOf } from '../../../architecture/files';
import { wireInstitution, wireUser } from '../../../support/builders';
import { dialogMachines } from '../../../support/dom/dialogMachines';
import { senders, type Sender } from './sentOnce.table';

const never = () => new Promise<Response>(() => undefined);

/** The clock of the machine: one of the rows stops that of the page. */
const later = setTimeout;
/** Long enough for all requests to be on their way to the server. */
const quiet = () => act(() => new Promise<void>((resolve) => void later(resolve, 50)));

afterEach(() => jest.useRealTimers());

const pressed = Object.values(senders).flatMap((by): readonly Sender[] => (Array.isArray(by) ? by : []));

test.each(pressed)('$what is sent once: $call', async ({ call, reach }) => {
  const { server, button } = await reach();
  server.on(call, never);
  expect(server.calls(call)).toEqual([]);
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await waitFor(() => expect(server.calls(call)).not.toEqual([]));
  await quiet();
  // A question that its answer closes no longer has a button; every other button remains.
  fireEvent.click(button);
  await quiet();
  expect(server.calls(call)).toHaveLength(1);
});

describe('the table', () => {
  const callers = filesBelow('src', /\.tsx?$/).filter((file) => textOf(file).includes('injectEndpoints('));

  beforeAll(async () => {
    for (const file of callers) await import(`../../../../${file}`);
  });

  test('has every mutation of the client, and no other', () => {
    const known = Object.entries(baseApi.endpoints as Readonly<Record<string, object>>)
      .filter(([, endpoint]) => 'useMutation' in endpoint)
      .map(([name]) => name);
    expect(known.length).toBeGreaterThan(10);
    expect(Object.keys(senders).sort()).toEqual(known.sort());
  });

  test('names only charts that dialogs show, each of which sends by the chart that sends once', () => {
    const named = Object.values(senders).flatMap((by) => ('dialogs' in by ? by.dialogs : []));
    expect([...new Set(named)].sort()).toEqual(
      dialogMachines
        .map(({ id }) => id)
        .filter(sends)
        .sort(),
    );
  });
});

/** `ticketRequest` ignores events while its request is in progress, as its stories show. */
function sends(id: string): boolean {
  const children = dialogMachines.find((entry) => entry.id === id)?.machine.implementations.actors ?? {};
  return 'ticketRequest' in children;
}

describe('leaving is one action, by any way', () => {
  const south = wireInstitution({ id: 'https://south.example', names: { en: 'South' } });
  const ofTwo = wireUser({ institutionIdps: [wireInstitution(), south] });
  const calls = ['POST /logout', 'POST /users/me/switch-to-idp'];
  const ways: readonly (readonly [first: string, then: string])[] = [
    ['Log out', 'South'],
    ['South', 'Log out'],
  ];

  async function atMenu() {
    const { server } = await renderDashboard({ user: ofTwo });
    fireEvent.click(await screen.findByRole('button', { name: /^Account/ }));
    await screen.findByRole('button', { name: 'Log out' });
    const sent = () => calls.flatMap((call) => server.calls(call)).length;
    const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
    return { server, sent, choose };
  }

  test.each(ways)('after “%s”, “%s” waits', async (first, then) => {
    const { server, sent, choose } = await atMenu();
    for (const call of calls) server.on(call, never);
    choose(first);
    await waitFor(() => expect(sent()).toBe(1));
    choose(then);
    await quiet();
    expect(sent()).toBe(1);
  });

  test.each(ways)('once “%s” has failed, “%s” is sent', async (first, then) => {
    const { server, sent, choose } = await atMenu();
    for (const call of calls) server.on(call, () => new Response(null, { status: 500 }));
    choose(first);
    await screen.findByRole('alert');
    expect(sent()).toBe(1);
    choose(then);
    await waitFor(() => expect(sent()).toBe(2));
  });
});
