import { isDeepStrictEqual } from 'node:util';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QA_CHANNEL, type LogEntry, type QaTab } from '../../src/contracts/domain/qa/qaChannel';
import type { Fault } from '../../src/contracts/domain/qa/qaFault';
import { chartCalled, charts } from '../../src/qa/charts';
import { emptyJournal, extended, seenIn } from '../../src/qa/live/journal';
import { LiveStore } from '../../src/qa/live/LiveStore';
import { LiveView } from '../../src/qa/live/LiveView';
import { recordingOf } from '../../src/qa/live/recording';
import { useVisualiser } from '../../src/qa/useVisualiser';
import { violations } from '../support/dom/axe';
import { renderQa } from '../support/rendered/renderQa';
import { installFileText } from './liveFiles';
installFileText();

let tab: BroadcastChannel;
let messages: unknown[];
let store: LiveStore;

const facts: QaTab = {
  tab: 'tab-1',
  address: '/apps/all',
  role: 'admin',
  level: 2,
  language: 'en',
  width: 1280,
  demo: true,
  faults: [],
  following: false,
};

beforeEach(() => {
  messages = [];
  tab = new BroadcastChannel(QA_CHANNEL);
  tab.onmessage = ({ data }) => messages.push(data);
  store = new LiveStore();
  store.open();
});
afterEach(() => {
  store.close();
  tab.close();
});

const here = (over: Partial<QaTab> = {}) => tab.postMessage({ type: 'here', ...facts, ...over });

function entry(over: Partial<LogEntry> = {}): LogEntry {
  return {
    number: 1,
    at: 1_000,
    actor: 'x:1',
    machine: 'connect',
    kind: 'started',
    state: 'preparing',
    event: { type: 'xstate.init' },
    edges: [],
    context: { level: 2 },
    ...over,
  };
}

const sendEntries = (...entries: LogEntry[]) => tab.postMessage({ type: 'entries', tab: 'tab-1', entries });
const story = [
  entry(),
  entry({ kind: 'transition', state: 'editing', event: { type: 'admitted' } }),
  entry({
    kind: 'transition',
    state: 'submitting',
    event: { type: 'form.submitted', draft: { comments: '‹text, 8›' } },
    edges: ['connect.editing · form.submitted · 0'],
  }),
];

function Shown() {
  const visualiser = useVisualiser();
  return (
    <div data-testid="live">
      <LiveView visualiser={visualiser} chart={chartCalled(visualiser.shown.machine)} store={store} />
    </div>
  );
}

async function show(at = '/qa?mode=live') {
  return (await renderQa(<Shown />, { at })).router;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = () => within(screen.getByRole('region', { name: 'What happened' })).getAllByRole('listitem');

async function following() {
  await show();
  here();
  await userEvent.click(await screen.findByRole('button', { name: 'Follow' }));
  await waitFor(() => expect(messages).toContainEqual({ type: 'follow', tab: 'tab-1', on: true }));
  here({ following: true });
  sendEntries(...story);
  await waitFor(() => expect(rows()).toHaveLength(3));
}

test('without a tab it says how to open one', async () => {
  await show();
  expect(screen.getByText('No tab of the dashboard is open')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Open the dashboard/ })).toHaveAttribute('href', '/');
  await waitFor(() => expect(messages).toContainEqual({ type: 'hello' }));
});

test('shows the state of the followed machine, and the events, newest first', async () => {
  await following();
  expect(screen.getByText('Following')).toBeInTheDocument();
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('form.submitted'),
    expect.stringContaining('admitted'),
    expect.stringContaining('started'),
  ]);
  expect(await screen.findByText(/now in/)).toHaveTextContent('now in submitting');
  expect(screen.getByRole('heading', { level: 2, name: /^connect — / })).toBeInTheDocument();
  await userEvent.click(button('Payload'));
  expect(screen.getByRole('region', { name: 'Payload' })).toHaveTextContent('‹text, 8›');
  expect(await violations(screen.getByTestId('live'))).toEqual([]);
});

test('an entry leads to the state at that time; the present is one step away', async () => {
  await following();
  await userEvent.click(within(rows()[1] ?? document.body).getByRole('button', { name: /admitted/ }));
  expect(screen.getByText(/now in/)).toHaveTextContent('now in editing');
  expect(screen.getByRole('heading', { level: 2, name: 'Paused' })).toBeInTheDocument();
  sendEntries(entry({ kind: 'stopped', state: 'requested', event: { type: 'done' } }));
  expect(
    await screen.findByRole('heading', { name: 'Paused: 1 more has happened since' }),
  ).toBeInTheDocument();
  expect(rows()).toHaveLength(3);
  await userEvent.click(button('Step forward'));
  expect(screen.getByText(/now in/)).toHaveTextContent('now in submitting');
  await userEvent.click(button('Back to now'));
  expect(screen.getByText(/ended in/)).toHaveTextContent('ended in requested');
  expect(rows()).toHaveLength(4);
});

test('filters by machine and text', async () => {
  await following();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search events and payload' }), 'comments');
  expect(rows()).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search events and payload' }), ' of nobody');
  expect(screen.getByText('Nothing that happened matches.')).toBeInTheDocument();
});

test('follows the tab after it has loaded another page, and says that the page was left', async () => {
  await following();
  messages.length = 0;
  tab.postMessage({ type: 'gone', tab: 'tab-1' });
  await waitFor(() => expect(rows()[0]).toHaveTextContent('ended'));
  here();
  await waitFor(() => expect(messages).toContainEqual({ type: 'follow', tab: 'tab-1', on: true }));
});

test('of several tabs the chosen one is followed, the other no longer', async () => {
  await following();
  here({ tab: 'tab-2', address: '/tickets', role: 'viewer' });
  const choice = await screen.findByRole('combobox', { name: 'Tab of the dashboard' });
  await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(2));
  await userEvent.selectOptions(choice, '/tickets, viewer, level 2');
  await waitFor(() =>
    // Greetings come in between, every few seconds.
    expect(messages.filter((message) => !isDeepStrictEqual(message, { type: 'hello' })).slice(-2)).toEqual([
      { type: 'follow', tab: 'tab-1', on: false },
      { type: 'follow', tab: 'tab-2', on: true },
    ]),
  );
  sendEntries(...story);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText('Waiting for the tab')).toBeInTheDocument();
});

test('opens a recording, steps through it, and refuses an invalid one', async () => {
  await show();
  const journal = extended(emptyJournal, story);
  const input =
    document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
  const upload = (name: string, text: string) =>
    userEvent.upload(input, new File([text], name, { type: 'application/json' }));
  await upload('notes.json', '{"some":"notes"}');
  expect(await screen.findByRole('alert')).toHaveTextContent('notes.json is not a recording');
  await upload('found.json', recordingOf(journal, charts));
  expect(await screen.findByRole('heading', { name: 'Recording found.json' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await screen.findByText(/now in/)).toHaveTextContent('now in submitting');
  await userEvent.click(button('To the start'));
  expect(screen.getByRole('slider', { name: 'After 0 of 3' })).toBeInTheDocument();
  await userEvent.click(button('Play'));
  await screen.findByRole('slider', { name: 'After 3 of 3' });
  expect(screen.getByText(/now in/)).toHaveTextContent('now in submitting');
  await userEvent.click(button('Close the recording'));
  expect(screen.getByText('No tab of the dashboard is open')).toBeInTheDocument();
});

test('a recording shows its origin, without the settings of the tab', async () => {
  const router = await show();
  here({ faults: [{ kind: 'offline' }] });
  await screen.findByRole('region', { name: 'Person and faults' });
  const { tab: _tab, demo: _demo, following: _following, ...setting } = facts;
  const faults: Fault[] = [{ kind: 'ticketSystemUnreachable', delivery: 'refused' }];
  const recording = recordingOf(seenIn(extended(emptyJournal, story), { ...setting, faults }), charts);
  const input =
    document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
  await userEvent.upload(input, new File([recording], 'found.json', { type: 'application/json' }));
  const player = within(await screen.findByRole('region', { name: 'Recording found.json' }));
  expect(player.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Page: /apps/all',
    'Person: administrator, level 2',
    'Window: English, 1,280 pixels wide',
    'Fault set by the tester: The ticket system does not answer; the request is refused',
  ]);
  expect(screen.queryByRole('region', { name: 'Person and faults' })).toBeNull();
  await userEvent.click(button('Play in Preview'));
  const address = new URLSearchParams(router.state.location.search);
  expect([address.get('mode'), address.get('machine')]).toEqual(['preview', 'connect']);
  expect(address.get('faults')).toBe(JSON.stringify(faults));
  await userEvent.click(button('Close the recording'));
  expect(screen.getByRole('region', { name: 'Person and faults' })).toBeInTheDocument();
});

test('an export names the faults that were set while it was followed, including removed ones', async () => {
  await following();
  here({ following: true, faults: [{ kind: 'collision' }] });
  here({ following: true, faults: [{ kind: 'offline' }] });
  here({ following: true });
  await waitFor(() => expect(store.get().tabs[0]?.faults).toEqual([]));
  expect(store.get().journal.setting?.faults).toEqual([{ kind: 'collision' }, { kind: 'offline' }]);
  expect(screen.getByText(/^Recorded since /)).toBeInTheDocument();
});

test('sets faults in the tab, shows the active ones, and removes them with one button', async () => {
  await show();
  here();
  const panel = within(await screen.findByRole('region', { name: 'Person and faults' }));
  expect(panel.getByText('Everything works as it should.')).toBeInTheDocument();
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'What goes wrong' }), 'Calls are slow');
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Which calls' }), '/services/connect');
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'How slow' }), '15 s');
  await userEvent.click(panel.getByRole('button', { name: 'Set this fault' }));
  const slow: Fault = { kind: 'slow', path: '/services/connect', milliseconds: 15_000 };
  await waitFor(() => expect(messages).toContainEqual({ type: 'faults', tab: 'tab-1', faults: [slow] }));
  expect(panel.getByText('Everything works as it should.')).toBeInTheDocument();

  here({ faults: [slow, { kind: 'collision' }] });
  expect(await panel.findByText('Calls to /services/connect take 15 s longer')).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: /^Remove: Another administrator/ }));
  await waitFor(() => expect(messages.at(-1)).toEqual({ type: 'faults', tab: 'tab-1', faults: [slow] }));
  await userEvent.click(panel.getByRole('button', { name: 'Remove all faults' }));
  await waitFor(() => expect(messages.at(-1)).toEqual({ type: 'faults', tab: 'tab-1', faults: [] }));
});

test('asks the tab to sign a person in, and says if that failed', async () => {
  await show();
  here();
  const panel = within(await screen.findByRole('region', { name: 'Person and faults' }));
  await userEvent.selectOptions(
    panel.getByRole('combobox', { name: 'Log in as' }),
    'Robin Example, administrator',
  );
  expect(panel.getByRole('combobox', { name: 'Level of the login' })).toHaveValue('3');
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Level of the login' }), '1.5');
  await userEvent.click(panel.getByRole('button', { name: 'Log in' }));
  const expected = { type: 'persona', tab: 'tab-1', subject: 'robin-example', level: 1.5 };
  await waitFor(() => expect(messages).toContainEqual(expected));
  tab.postMessage({ type: 'refused', tab: 'tab-1', what: 'persona' });
  expect(await panel.findByRole('alert')).toHaveTextContent('The login did not work');
});

test('outside of the demonstration no faults can be set', async () => {
  await show();
  here({ demo: false });
  const panel = within(await screen.findByRole('region', { name: 'Person and faults' }));
  expect(panel.queryByRole('button')).not.toBeInTheDocument();
  expect(panel.getByText(/Only the demonstration/)).toBeInTheDocument();
});
