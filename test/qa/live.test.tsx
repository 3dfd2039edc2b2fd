import { act, screen, waitFor } from '@testing-library/react';
import type { AnyActorRef } from 'xstate';
import { QA_CHANNEL, type LogEntry, type ToApplication } from '../../src/contracts/domain/qa/qaChannel';
import { messageIn } from '../../src/qa/live/messageIn';
import { renderDashboard as render, smallServer, type Dashboard } from '../app/renderDashboard';
import { wireUser } from '../support/builders';

const visualised = { extensions: ['visualiser'], mode: 'demo' };
const opened: BroadcastChannel[] = [];
const running: AnyActorRef[] = [];
const RealChannel = BroadcastChannel;

/** Channels that the application opens, closed when the test is over: Node waits for open ones. */
class CountedChannel extends RealChannel {
  constructor(name: string) {
    super(name);
    opened.push(this);
  }
}

let visualiser: BroadcastChannel;
let messages: ReturnType<typeof messageIn>[];

beforeEach(() => {
  globalThis.BroadcastChannel = CountedChannel;
  messages = [];
  visualiser = new RealChannel(QA_CHANNEL);
  visualiser.onmessage = ({ data }) => messages.push(messageIn(data));
});
afterEach(() => {
  globalThis.BroadcastChannel = RealChannel;
  visualiser.close();
  opened.splice(0).forEach((channel) => channel.close());
  running.splice(0).forEach((actor) => actor.stop());
  sessionStorage.clear();
});

const say = (message: ToApplication) => visualiser.postMessage(message);
const here = () => messages.filter((message) => message?.type === 'here').at(-1);
const entries = (): LogEntry[] =>
  messages.flatMap((message) => (message?.type === 'entries' ? message.entries : []));
const settle = (milliseconds = 100) =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)));

async function renderDashboard(options: Dashboard) {
  const view = await render(options);
  running.push(view.actor);
  return view;
}

async function openTab(user: object = visualised) {
  const view = await renderDashboard({ user: wireUser(user), at: '/apps/all?q=Jane' });
  await waitFor(() => expect(here()).toBeDefined());
  const tab = here()?.tab ?? '';
  return { ...view, tab };
}

test('without the extension no channel opens, whatever is said', async () => {
  await renderDashboard({ user: wireUser({ mode: 'demo' }) });
  say({ type: 'hello' });
  await settle(500);
  expect(opened).toEqual([]);
  expect(messages).toEqual([]);
});

test('a tab reports that it is here and the role of its user, nothing else about the person', async () => {
  await openTab();
  expect(here()).toEqual({
    type: 'here',
    tab: expect.stringMatching(/^[0-9a-f]{16}$/),
    address: '/apps/all',
    role: 'admin',
    level: 2,
    language: 'en',
    width: window.innerWidth,
    demo: true,
    faults: [],
    following: false,
  });
});

test('nothing is reported before a person follows; then first the running machines, then the events', async () => {
  const { tab, actor } = await openTab();
  act(() => actor.send({ type: 'session.doubted' }));
  await settle();
  expect(entries()).toEqual([]);

  say({ type: 'follow', tab, on: true });
  // Charts of the page that are loaded late may be among what is found.
  const ofSession = () => entries().filter(({ machine }) => machine === 'session');
  await waitFor(() => expect(ofSession()).toHaveLength(1));
  expect(ofSession()[0]).toMatchObject({ kind: 'found', state: 'signedIn' });
  expect(here()).toMatchObject({ following: true });

  act(() => actor.send({ type: 'session.doubted' }));
  await waitFor(() => expect(ofSession()).toHaveLength(3));
  expect(ofSession().slice(1)).toMatchObject([
    {
      kind: 'transition',
      state: 'verifying',
      event: { type: 'session.doubted' },
      edges: ['session.signedIn · session.doubted · 0'],
    },
    {
      state: 'signedIn',
      event: { type: 'xstate.done.actor.fetchPerson' },
      edges: ['session.verifying · xstate.done.actor.fetchPerson · 0', 'session.confirmed · always · 2'],
    },
  ]);
  expect(entries().map(({ number }) => number)).toEqual(entries().map((_entry, at) => at + 1));
  expect(JSON.stringify(messages)).not.toMatch(/Ann|Bee|north|Jane/i);

  say({ type: 'follow', tab, on: false });
  await waitFor(() => expect(here()).toMatchObject({ following: false }));
  const before = entries().length;
  act(() => actor.send({ type: 'session.doubted' }));
  await settle();
  expect(entries()).toHaveLength(before);
});

test('a message for another tab, or an unreadable one, changes nothing', async () => {
  const { tab } = await openTab();
  const real = window.fetch;
  for (const data of [
    { type: 'follow', tab: 'other', on: true },
    { type: 'faults', tab: 'other', faults: [{ kind: 'offline' }] },
    { type: 'follow', tab, on: 'yes' },
    { type: 'persona', tab, subject: 5, level: 2 },
    'hello',
    null,
  ]) {
    visualiser.postMessage(data);
  }
  await settle();
  expect(window.fetch).toBe(real);
  expect(here()).toMatchObject({ following: false, faults: [] });
  visualiser.postMessage({ type: 'faults', tab, faults: [{ kind: 'explosion' }] });
  await waitFor(() => expect(messages.at(-1)).toEqual({ type: 'refused', tab, what: 'faults' }));
});

test('faults are only for the demonstration', async () => {
  const { tab } = await openTab({ ...visualised, mode: 'production' });
  const real = window.fetch;
  say({ type: 'faults', tab, faults: [{ kind: 'offline' }] });
  say({ type: 'persona', tab, subject: 'alex-sample', level: 2 });
  await waitFor(() =>
    expect(messages.slice(-2)).toEqual([
      { type: 'refused', tab, what: 'faults' },
      { type: 'refused', tab, what: 'persona' },
    ]),
  );
  expect(window.fetch).toBe(real);
  expect(here()).toMatchObject({ demo: false });
});

test('while a fault is set the page says so; its button removes all faults', async () => {
  const { tab } = await openTab();
  say({ type: 'faults', tab, faults: [{ kind: 'ticketSystemDown' }, { kind: 'offline' }] });
  const notice = await screen.findByRole('complementary', { name: /tester has set 2 faults/ });
  await waitFor(() => expect(here()?.type === 'here' && here()).toMatchObject({ faults: [{}, {}] }));
  act(() => screen.getByRole('button', { name: 'Remove all faults' }).click());
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  await waitFor(() => expect(here()).toMatchObject({ faults: [] }));
});

test('an ended session shows its page with the notice beside; without the fault, everything is as before', async () => {
  const server = smallServer(wireUser(visualised));
  const answerAs = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    init?.credentials === 'omit'
      ? Promise.resolve(Response.json({ payload: { guest: true }, language: 'en' }))
      : answerAs(input, init);
  await renderDashboard({ server, user: wireUser(visualised) });
  await waitFor(() => expect(here()).toBeDefined());
  say({ type: 'faults', tab: here()?.tab ?? '', faults: [{ kind: 'sessionExpired' }] });
  await screen.findByRole('button', { name: 'Remove all faults' });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Remove all faults' }).click());
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Your session has ended' })).not.toBeInTheDocument(),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeInTheDocument();
});

test('a visualiser that no longer answers gets no more messages', async () => {
  const real = globalThis.setTimeout;
  let forgets: (() => void) | undefined;
  globalThis.setTimeout = Object.assign((act: () => void, delay?: number) => {
    if (delay === 150_000) forgets = act;
    return real(act, delay);
  }, real);
  const { tab } = await openTab();
  say({ type: 'follow', tab, on: true });
  await waitFor(() => expect(here()).toMatchObject({ following: true }));
  globalThis.setTimeout = real;
  forgets?.();
  say({ type: 'hello' });
  await waitFor(() => expect(here()).toMatchObject({ following: false }));
});

test('a tab that closes says so, and comes back under the same name', async () => {
  const { tab } = await openTab();
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(messages.at(-1)).toEqual({ type: 'gone', tab }));
  window.dispatchEvent(new Event('pageshow'));
  await waitFor(() => expect(here()).toMatchObject({ tab }));
});
