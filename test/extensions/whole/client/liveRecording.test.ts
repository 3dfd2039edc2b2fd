import { createActor, SimulatedClock } from 'xstate';
import type { LogEntry } from '../../../../src/contracts/domain/qa/qaChannel';
import type { Fault } from '../../../../src/contracts/domain/qa/qaFault';
import { Reporter } from '../../../../src/app/qa/reporter';
import { connectMachine } from '../../../../src/machines/connect/connect.machine';
import { connectScenarios } from '../../../../src/machines/connect/connect.scenarios';
import { inspected } from '../../../../src/machines/kit/inspection';
import { isPort } from '../../../../src/machines/kit/port';
import type { AnyStory } from '../../../../src/machines/kit/scenario';
import { charts } from '../../../../src/qa/charts';
import { actorShown, actorTree, marksOf } from '../../../../src/qa/live/actors';
import { eventName } from '../../../../src/qa/live/eventName';
import { matching } from '../../../../src/qa/live/filter';
import {
  emptyJournal,
  extended,
  MAX_ENTRIES,
  situationAt,
  withPageLeft,
} from '../../../../src/qa/live/journal';
import { hashOf } from '../../../../src/qa/chart/hashOf';
import { readRecording, recordingName, recordingOf } from '../../../../src/qa/live/recording';
import { pauseBefore } from '../../../../src/qa/live/usePlayback';
import { playedBack, playedUnder } from '../../../../src/qa/script/playedBack';
import { underFaults } from '../../../../src/qa/script/underFaults';
import { playScript } from '../../../../src/qa/script/playScript';
import { scriptOf } from '../../../../src/qa/script/scriptOf';
import { lastOf, simulate } from '../../../../src/qa/steps/simulate';
import { frontOf, stateOf, type Simulation } from '../../../../src/qa/steps/simulation';
import { storyFrom } from '../../../../src/qa/steps/storyFrom';
import { dialogStories } from '../../../../src/dialogs/stories';
import { dialogMachines } from '../../../support/dom/dialogMachines';

/** All reports while a story begins, or is played, on the real machines. */
async function reportsOf(story: AnyStory, played = false): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  const reporter = new Reporter((batch) => entries.push(...batch));
  const script = scriptOf(connectMachine, [story]);
  const clock = new SimulatedClock();
  const actor = createActor(script.machine, { clock, input: story.input, inspect: inspected }).start();
  if (played) await playScript(actor, script, clock);
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  reporter.stop();
  actor.stop();
  return entries;
}

function entry(number: number, over: Partial<LogEntry> = {}): LogEntry {
  return {
    number,
    at: 1_000 + number,
    actor: 'x:1',
    machine: 'connect',
    kind: 'transition',
    state: 'editing',
    event: { type: 'retry.requested' },
    edges: [],
    context: {},
    ...over,
  };
}

const connect = charts.find(({ id }) => id === 'connect') ?? fail();
function fail(): never {
  throw new Error('the chart is missing');
}

test('in a real story the picture shows where each actor is and where it was', async () => {
  const journal = extended(emptyJournal, await reportsOf(connectScenarios.stories.requested));
  const actor = actorShown(journal.now, 'connect') ?? fail();
  expect(actor).toMatchObject({ machine: 'connect', state: 'editing', running: true });
  const { now, passed, possible } = marksOf(actor, connect);
  expect(now).toBe('editing');
  const chosen = connect.edges.find(({ source, target }) => source === 'checking' && target === 'choosing');
  expect([...passed]).toEqual(expect.arrayContaining(['preparing', 'checking', 'choosing', chosen?.key]));
  expect(passed).not.toContain('editing');
  const keys = new Set([...connect.states, ...connect.edges].map(({ key }) => key));
  expect([...passed, ...possible].filter((key) => !keys.has(key))).toEqual([]);
  expect([...possible].every((key) => key.startsWith('connect.editing · '))).toBe(true);
  expect(possible.size).toBeGreaterThan(1);
});

test('without a choice the actor is shown that started last and still runs', () => {
  const { now } = extended(emptyJournal, [
    entry(1, { kind: 'started' }),
    entry(2, { kind: 'started', actor: 'x:2', machine: 'admission', parent: 'x:1' }),
  ]);
  expect(actorShown(now, '')?.machine).toBe('admission');
  expect(actorTree(now).map(({ actor, depth }) => [actor.machine, depth])).toEqual([
    ['connect', 0],
    ['admission', 1],
  ]);
  const later = extended({ base: now, entries: [], now }, [
    entry(3, { kind: 'stopped', actor: 'x:2', machine: 'admission' }),
  ]).now;
  expect(actorShown(later, '')?.machine).toBe('connect');
  expect(actorShown(later, 'admission')).toMatchObject({ running: false });
  expect(actorShown(later, 'stepUp')).toBeUndefined();
});

test('the last 500 are kept; dropped ones still count for the state of the machines', () => {
  let journal = extended(emptyJournal, [
    entry(1, { actor: 'x:0', machine: 'session', kind: 'found', state: 'signedIn' }),
  ]);
  for (let count = 0; count < 7; count += 1) {
    journal = extended(
      journal,
      Array.from({ length: 100 }, (_, index) => entry(index)),
    );
  }
  expect(journal.entries).toHaveLength(MAX_ENTRIES);
  expect(journal.entries[0]?.number).toBe(202);
  expect(journal.entries.at(-1)?.number).toBe(701);
  expect(actorShown(situationAt(journal, 0), 'session')).toMatchObject({ state: 'signedIn' });
  expect(situationAt(journal, MAX_ENTRIES)).toBe(journal.now);
});

test('an actor of an earlier page is none of a later page, even with the same id', () => {
  const left = withPageLeft(
    extended(emptyJournal, [entry(1, { kind: 'started' }), entry(2, { edges: ['connect.a · b · 0'] })]),
    9_000,
  );
  expect(left.entries.at(-1)).toMatchObject({ kind: 'stopped', event: { type: 'page.left' }, number: 3 });
  expect([...left.now.values()].some(({ running }) => running)).toBe(false);
  const next = extended(left, [entry(1, { kind: 'found', state: 'preparing' })]);
  expect([...next.now.values()]).toMatchObject([{ running: true, passed: [], state: 'preparing' }]);
});

test('a recording replays step by step to the same state', async () => {
  const journal = extended(emptyJournal, await reportsOf(connectScenarios.stories.requested));
  const read = readRecording(recordingOf(journal, charts), charts);
  if (!read.ok) throw new Error(read.fault);
  expect(read.differing).toEqual([]);
  expect(read.journal.now).toEqual(journal.now);
  for (let step = 0; step <= journal.entries.length; step += 1) {
    expect(situationAt(read.journal, step)).toEqual(situationAt(journal, step));
  }
  expect(situationAt(read.journal, 1)).not.toEqual(read.journal.now);
});

test('a recording names its machines, and those that have changed since', async () => {
  const journal = extended(emptyJournal, await reportsOf(connectScenarios.stories.requested));
  const text = recordingOf(journal, charts);
  expect(JSON.parse(text)).toMatchObject({ version: 1, machines: { connect: hashOf(connect) } });
  const changed = charts.map((chart) =>
    chart.id === 'connect' ? { ...chart, edges: chart.edges.slice(1) } : chart,
  );
  expect(readRecording(text, changed)).toMatchObject({ ok: true, differing: ['connect'] });
  const reworded = charts.map((chart) => ({
    ...chart,
    states: chart.states.map((state) => ({ ...state, description: 'Other words' })),
  }));
  expect(readRecording(text, reworded)).toMatchObject({ ok: true, differing: [] });
  expect(readRecording(text, [])).toMatchObject({ ok: true, differing: expect.arrayContaining(['connect']) });
});

function placeIn(simulation: Simulation): string {
  const front = frontOf(lastOf(simulation).levels);
  return `${front.machine.id}.${stateOf(front)}`;
}

test.each<[Fault, string, number?]>([
  [{ kind: 'ticketSystemDown' }, 'ticketSystemDown.announced'],
  [{ kind: 'ticketSystemDown' }, 'ticketSystemDown.refused', 0],
  [{ kind: 'ticketSystemUnreachable', delivery: 'refused' }, 'ticketSystemDown.refused'],
  [{ kind: 'ticketSystemUnreachable', delivery: 'unknown' }, 'ticketSystemDown.uncertain'],
  [{ kind: 'offline' }, 'admission.interrupted'],
  [{ kind: 'sessionExpired' }, 'admission.interrupted'],
  [{ kind: 'levelTooLow', required: 3 }, 'stepUp.explaining'],
  [{ kind: 'collision' }, 'connect.alreadyRequested'],
  [{ kind: 'failing', path: '/services/connect', status: 500 }, 'ticketRequest.broken'],
  [{ kind: 'failing', path: '/services/disconnect', status: 500 }, 'connect.requested'],
  [{ kind: 'slow', path: '/services/connect', milliseconds: 5_000 }, 'ticketRequest.submitting'],
])(
  'a recording under %j is played in the preview, which comes to %s as well',
  async (fault, place, after = -1) => {
    const entry = dialogStories.connect;
    const { 'form.submitted': event } = connectScenarios.events;
    const recorded = playedUnder(entry, 'requested', [fault], [() => ({ event })], after);
    const { input } = connectScenarios.stories.requested;
    const setting = {
      address: '/',
      role: 'admin',
      level: 2,
      language: 'en',
      width: 1,
      faults: [fault],
    } as const;
    const journal = extended(
      { ...emptyJournal, setting },
      await reportsOf(storyFrom(recorded, input, ''), true),
    );
    expect(placeIn(recorded)).toBe(place);
    const { story = '', steps = [] } = playedBack(journal);
    expect(placeIn(simulate(entry, story, steps))).toBe(place);
  },
);

test('every port of a dialog that calls the server fails in the preview, if the browser is offline', () => {
  const offline = { faults: [{ kind: 'offline' }], used: false } as const;
  const spared = dialogMachines.flatMap(({ machine, scenarios }) =>
    Object.entries(machine.implementations.actors).flatMap(([name, logic]) =>
      isPort(logic) && !underFaults(offline, scenarios, { name, input: {} }, undefined) ? name : [],
    ),
  );
  // The chart of an extension that takes the second way has ports of its own.
  expect([...new Set(spared)].sort()).toEqual(['leaveForLogin', 'secondWay']);
});

const whole = {
  format: 'idp-dashboard-recording',
  version: 1,
  machines: {},
  start: [],
  entries: [entry(1)],
};

test.each([
  ['', 'noJson'],
  ['<html>', 'noJson'],
  ['null', 'noRecording'],
  ['[]', 'noRecording'],
  ['{"format":"something else"}', 'noRecording'],
  [JSON.stringify({ ...whole, version: 2 }), 'otherVersion'],
  [JSON.stringify({ ...whole, entries: 'many' }), 'broken'],
  [JSON.stringify({ ...whole, entries: [entry(1), { ...entry(2), edges: [1] }] }), 'broken'],
  [JSON.stringify({ ...whole, entries: [{ ...entry(1), kind: 'exploded' }] }), 'broken'],
  [JSON.stringify({ ...whole, entries: [{ ...entry(1), event: 'retry' }] }), 'broken'],
  [JSON.stringify({ ...whole, entries: [{ ...entry(1), at: null }] }), 'broken'],
  [JSON.stringify({ ...whole, start: [{ actor: 'x:1' }] }), 'broken'],
  [JSON.stringify({ ...whole, machines: undefined }), 'broken'],
  [JSON.stringify({ ...whole, entries: Array.from({ length: 501 }, () => entry(1)) }), 'broken'],
  [' '.repeat(20_000_001), 'tooLarge'],
])('%.60s is refused: %s', (text, fault) => {
  expect(readRecording(text, charts)).toEqual({ ok: false, fault });
});

test.each([
  [
    'the flow, not what it runs',
    [entry(1), entry(2, { actor: 'x:2', machine: 'stepUp', parent: 'x:1' })],
    'connect-2026-11-28-1432-editing.json',
  ],
  ['a state with parts', [entry(1, { state: '{"a":"b"}' })], 'connect-2026-11-28-1432-ab.json'],
  [
    'parents in a cycle',
    [entry(1, { parent: 'x:2' }), entry(2, { actor: 'x:2', parent: 'x:1' })],
    'connect-2026-11-28-1432-editing.json',
  ],
] as const)('a recording is named by flow, time and outcome: %s', (_title, entries, name) => {
  const at = new Date(2026, 10, 28, 14, 32).getTime();
  const journal = extended(
    emptyJournal,
    entries.map((one) => ({ ...one, at })),
  );
  expect(recordingName(journal)).toBe(name);
});

test('an earlier recording without its origin still opens, and so does one with an invalid origin', () => {
  const nonsense = { address: '/', role: 'admin', level: 2, language: '<b>', width: 1, faults: [] };
  for (const setting of [undefined, 'Zebra', nonsense]) {
    const read = readRecording(JSON.stringify({ ...whole, setting }), charts);
    expect(read.ok && read.journal).toMatchObject({ entries: [{ number: 1 }], setting: undefined });
  }
});

test('a cycle of parents in a file does no harm', () => {
  const round = [entry(1, { parent: 'x:2' }), entry(2, { actor: 'x:2', parent: 'x:1' })];
  const read = readRecording(JSON.stringify({ ...whole, entries: round }), charts);
  expect(read.ok && actorTree(read.journal.now)).toEqual([]);
});

test('events are found by machine and by text, newest first', () => {
  const all = [
    entry(1, { machine: 'session', event: { type: 'session.doubted' } }),
    entry(2, { event: { type: 'form.submitted', draft: { level: 'loa2' } } }),
    entry(3, { state: 'submitting' }),
  ];
  const found = (machine: string, text: string) =>
    matching(all, { machine, text }).map(({ position }) => position);
  expect(found('', '')).toEqual([3, 2, 1]);
  expect(found('connect', '')).toEqual([3, 2]);
  expect(found('', ' LOA2 ')).toEqual([2]);
  expect(found('', 'submitting')).toEqual([3]);
  expect(found('session', 'loa2')).toEqual([]);
});

test('events of the library have the names of the picture', () => {
  expect(eventName('xstate.done.actor.admission')).toBe('done admission');
  expect(eventName('xstate.error.actor.fileTicket')).toBe('error fileTicket');
  expect(eventName('xstate.after.noAnswer.ticketRequest.submitting')).toBe('after noAnswer');
  expect(eventName('form.submitted')).toBe('form.submitted');
});

test('played automatically it keeps the time between, within limits and by speed', () => {
  const journal = extended(emptyJournal, [
    entry(1, { at: 0 }),
    entry(2, { at: 800 }),
    entry(3, { at: 100_000 }),
  ]);
  expect(pauseBefore({ journal, position: 1 }, 1)).toBe(800);
  expect(pauseBefore({ journal, position: 1 }, 4)).toBe(200);
  expect(pauseBefore({ journal, position: 2 }, 1)).toBe(2_000);
  expect(pauseBefore({ journal, position: 0 }, 20)).toBe(60);
});
