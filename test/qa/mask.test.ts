import { createActor, fromPromise, type AnyActorRef, type InspectionEvent } from 'xstate';
import type { LogEntry } from '../../src/contracts/domain/qa/qaChannel';
import type { Person } from '../../src/contracts/domain/person/person';
import { personOf } from '../../src/api/mappers/person';
import { mask } from '../../src/app/qa/mask';
import { maskedAddress } from '../../src/app/qa/maskedAddress';
import { members } from '../../src/app/qa/members';
import { pageRoutes } from '../../src/app/pages/pageRoutes';
import { Reporter } from '../../src/app/qa/reporter';
import { connectMachine } from '../../src/machines/connect/connect.machine';
import { connectScenarios } from '../../src/machines/connect/connect.scenarios';
import { inspected } from '../../src/machines/kit/inspection';
import type { AnyStory } from '../../src/machines/kit/scenario';
import { registry } from '../../src/qa/registry';
import { sessionMachine } from '../../src/machines/session/session.machine';
import { wireUser } from '../support/builders';
import { scriptOf } from '../../src/qa/script/scriptOf';

const MARK = 'Zebra';

/** Replaces every text by one that can be found again, and adds a member with a name that can be found. */
function marked(value: unknown): unknown {
  // A day has to stay one, or there is no calendar.
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? value : `${MARK}${value}`;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => [
      [name, marked(member)],
      [`${MARK}${name}`, marked(member)],
    ]),
  );
}

function personFullOfMarks(): Person {
  const person = personOf({ payload: wireUser(), language: 'en' });
  return marked({ ...person, attributes: { 'urn:mace:mail': ['a@b.example'] } }) as Person;
}

async function entriesOf(start: () => AnyActorRef): Promise<LogEntry[]> {
  const reported: LogEntry[] = [];
  const reporter = new Reporter((entries) => reported.push(...entries));
  const actor = start();
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  reporter.stop();
  actor.stop();
  return reported;
}

test('shows the kind of a value, and its length', () => {
  const failure = { kind: 'collision', found: 'openTicket', ticketKey: 'CXT-12', detail: 'Jane did it' };
  expect(mask({ failure, level: 1.5, attempts: 3, comments: 'For Jane', id: 42 })).toEqual({
    failure: { kind: 'collision', found: 'openTicket', ticketKey: 'CXT-12', detail: '‹text, 11›' },
    level: 1.5,
    attempts: 3,
    comments: '‹text, 8›',
    id: 42,
  });
});

test('a member is unmasked by its name and its kind together, never by one of them alone', () => {
  expect(mask({ kind: 'Jane', ticketKey: 'Jane', level: 'Jane', lookups: 'Jane', type: 'Jane' })).toEqual({
    kind: '‹text, 4›',
    ticketKey: '‹text, 4›',
    level: '‹text, 4›',
    lookups: '‹text, 4›',
    type: '‹text, 4›',
  });
  expect(mask({ comments: 'collision', name: 'CXT-12', email: 42 })).toEqual({
    comments: '‹text, 9›',
    name: '‹text, 6›',
    email: '‹number›',
  });
  expect(mask({ 'jane@a.example': true, birthday: 5, constructor: 'Jane' })).toEqual({ '‹hidden›': 3 });
});

test('a word stays masked if another chart has free text under the same name', () => {
  expect(mask({ answer: 'accept', direction: 'connect' })).toEqual({
    answer: '‹text, 6›',
    direction: 'connect',
  });
});

test('the rank of a level is visible, and nothing of its address', () => {
  expect(mask({ level: 'https://jane.example/assurance/loa1.5', levels: ['x/loa2', 'Jane'] })).toEqual({
    level: 'loa1.5',
    levels: ['loa2', '‹text, 4›'],
  });
});

test('bad input does not avoid the mask: deep, long, circular, foreign', () => {
  const circular: Record<string, unknown> = { comments: 'Jane' };
  circular.draft = circular;
  expect(JSON.stringify(mask(circular))).not.toContain('Jane');
  expect(mask({ institutions: Array.from({ length: 60 }, () => 'Jane') })).toMatchObject({
    institutions: expect.arrayContaining(['‹10 more›']),
  });
  expect(mask({ error: new Error('Jane'), result: () => 'Jane', subject: 5n })).toEqual({
    error: {},
    result: '‹function›',
    subject: '‹bigint›',
  });
});

test('an address shows the place, without its query', () => {
  const at = (path: string) => maskedAddress(`https://jane.example${path}`);
  expect(at('/apps/42/saml20_sp/about/CXT-12/accept?q=Jane#Jane')).toBe(
    '/apps/42/saml20_sp/about/CXT-12/accept',
  );
  expect(at('/apps/all?q=Jane&dialog=connect%3A42%3Asaml20_sp')).toBe(
    '/apps/all?dialog=connect:42:saml20_sp',
  );
  expect(at('/people/jane?dialog=Jane')).toBe('/‹text, 6›/‹text, 4›');
});

test('an address shows every page, so that a report leads there', () => {
  const fixed = pageRoutes.filter(({ path }) => path !== '*').map(({ path }) => path.replace(/\/[:*].*/, ''));
  expect(fixed.filter((path) => maskedAddress(`https://jane.example${path}`) !== path)).toEqual([]);
});

test('no mark of a person full of marked texts leaves the page', async () => {
  const machine = sessionMachine.provide({
    actors: { fetchPerson: fromPromise(async () => personFullOfMarks()) },
  });
  const reported = await entriesOf(() =>
    createActor(machine, { input: { reloaded: false }, inspect: inspected }).start(),
  );
  expect(reported.map(({ state }) => state)).toEqual(['loading', expect.stringMatching(/guest|signedIn/)]);
  expect(JSON.stringify(reported)).not.toMatch(new RegExp(MARK));
  expect(reported.at(-1)).toMatchObject({
    context: { pinned: { roles: { guest: false }, displayName: /./ } },
  });
});

/** The visualiser's own machine is not in the application. */
const inApplication = registry.filter(({ id }) => id !== 'visualiser');

test.each(inApplication)('$id: no mark in stories full of marks leaves the page', async (registered) => {
  for (const story of Object.values(registered.scenarios.stories)) {
    const full: AnyStory = { ...story, input: marked(story.input), answers: markedAnswers(story) };
    const { machine } = scriptOf(registered.machine, [full]);
    const reported = await entriesOf(() =>
      createActor(machine, { input: full.input, inspect: inspected }).start(),
    );
    expect(reported.length).toBeGreaterThan(0);
    expect(JSON.stringify(reported)).not.toMatch(new RegExp(`${MARK}|‹event›`));
  }
});

/** Outputs of ports are marked as well, and so are failures and stories of invoked machines. */
function markedAnswers({ answers }: AnyStory): AnyStory['answers'] {
  return Object.fromEntries(
    Object.entries(answers).map(([name, all]) => [
      name,
      all.map((answer) => {
        if ('output' in answer) return { output: marked(answer.output) };
        if (!('story' in answer)) return answer;
        const { story } = answer;
        return { story: { ...story, input: marked(story.input), answers: markedAnswers(story) } };
      }),
    ]),
  );
}

test.each(inApplication)(
  '$id: the list of members has every name that the stories show',
  async (registered) => {
    const names = new Set<string>();
    for (const story of Object.values(registered.scenarios.stories)) {
      const { machine } = scriptOf(registered.machine, [story]);
      const inspect = (event: InspectionEvent) => {
        if (event.type === '@xstate.microstep') namesIn(event.event, names);
        if (event.type === '@xstate.snapshot' && 'context' in event.snapshot)
          namesIn(event.snapshot.context, names);
      };
      const actor = createActor(machine, { input: story.input, inspect }).start();
      story.steps.forEach((step) => namesIn(step, names));
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
      actor.stop();
    }
    expect(names.size).toBeGreaterThan(0);
    const ofLibrary = ['elapsed', 'type'];
    expect([...names].filter((name) => !Object.hasOwn(members, name) && !ofLibrary.includes(name))).toEqual(
      [],
    );
  },
);

/** This gathers the names of members at any depth. The names in a dictionary are data, and are left out. */
function namesIn(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) return value.forEach((item) => namesIn(item, names));
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    names.add(name);
    if (!['names', 'attributes', 'organisations'].includes(name) || Array.isArray(member)) {
      namesIn(member, names);
    }
  }
}

test('the facts of a real story that testers need are visible', async () => {
  const [story]: readonly (AnyStory | undefined)[] = Object.values(connectScenarios.stories);
  if (!story) throw new Error('connect has no story');
  const reported = await entriesOf(() =>
    createActor(scriptOf(connectMachine, [story]).machine, {
      input: story.input,
      inspect: inspected,
    }).start(),
  );
  expect(reported[0]).toMatchObject({
    machine: 'connect',
    kind: 'started',
    context: { service: { id: expect.any(Number), type: expect.stringMatching(/^\w+$/) } },
  });
});
