import { registry } from '../../../src/qa/registry';
import type { AnyStory } from '../../../src/machines/kit/scenario';
import { aFailure, anyValue, membersOf } from '../../../src/qa/simulate/checks';
import { readJson } from '../../../src/qa/simulate/jsonFault';
import { literalOf } from '../../../src/qa/simulate/literalOf';
import { lastOf, simulate, stepsOf } from '../../../src/qa/steps/simulate';
import { storyFrom } from '../../../src/qa/steps/storyFrom';
import { playStory } from '../../support/dom/playStory';

describe('typed JSON', () => {
  test.each([
    ['', 1, 1, 'value'],
    ['{', 1, 2, 'name'],
    ['{ "a" 1 }', 1, 7, 'colon'],
    ['{ "a": }', 1, 8, 'value'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'membersEnd'],
    ['{ "a": 1, }', 1, 11, 'name'],
    ['[1 2]', 1, 4, 'itemsEnd'],
    ['[1, 2', 1, 6, 'itemsEnd'],
    ['{} {}', 1, 4, 'nothing'],
    ["{ 'a': 1 }", 1, 3, 'name'],
    ['"open', 1, 1, 'value'],
    ['01', 1, 2, 'nothing'],
    ['[undefined]', 1, 2, 'value'],
    ['{"a": tru}', 1, 7, 'value'],
  ])('%j shows where it stops being JSON', (text, line, column, expected) => {
    expect(readJson(text)).toEqual({ fault: { line, column, expected } });
  });

  test.each(['null', ' {"a":[1,-2.5e3,"\\u00e9\\n",true,{}]} ', '[]', '"text"', '0'])(
    '%s is JSON',
    (text) => {
      expect(readJson(text)).toEqual({ value: JSON.parse(text) });
    },
  );

  test('every text that JSON.parse refuses has a place', () => {
    const whole = '{"a":[1,2.5,"x\\n"],"b":{"c":null,"d":true}}';
    for (let cut = 0; cut < whole.length; cut += 1) {
      const read = readJson(whole.slice(0, cut));
      expect(read).toMatchObject({ fault: { line: 1 } });
      if ('fault' in read) expect(read.fault.column).toBeLessThanOrEqual(cut + 1);
    }
  });

  test.each([
    ['{ "kind": "offline" }'],
    ['{ "kind": "levelTooLow", "required": 1.5 }'],
    ['{ "kind": "collision", "found": "answered" }'],
    ['{ "kind": "unknown", "status": 500, "requestId": "r" }'],
  ])('%s is a failure', (text) => {
    expect(aFailure(text)).toEqual({ value: JSON.parse(text) });
  });

  test.each([
    ['[]', 'noObject', {}],
    ['null', 'noObject', {}],
    ['{}', 'noKind', {}],
    ['{ "kind": "fire" }', 'kindUnknown', { kind: '"fire"' }],
    ['{ "kind": 7 }', 'kindUnknown', { kind: '7' }],
    ['{ "kind": "toString" }', 'kindUnknown', { kind: '"toString"' }],
    ['{ "kind": "levelTooLow" }', 'memberMissing', { member: 'required', shape: 'number' }],
    ['{ "kind": "levelTooLow", "required": "2" }', 'memberWrong', { member: 'required', shape: 'number' }],
    [
      '{ "kind": "collision", "found": "x" }',
      'memberWrong',
      { shape: expect.stringMatching(/^openTicket \| answered \| connected \| /) },
    ],
    ['{ "kind": "offline", "status": 3 }', 'memberUnknown', { kind: 'offline', member: 'status' }],
  ])('%s is not a failure: %s', (text, problem, values) => {
    expect(aFailure(text)).toMatchObject({ problem: { id: `qa.failure.${problem}`, values } });
  });

  test('an event carries named values, and keeps its own type', () => {
    const check = membersOf('form.submitted');
    expect(check('{ "draft": null }')).toEqual({ value: { draft: null } });
    expect(check('[]')).toMatchObject({ problem: { id: 'qa.payload.noObject' } });
    expect(check('{ "type": "other" }')).toMatchObject({ problem: { id: 'qa.payload.type' } });
    expect(check('{ draft')).toMatchObject({
      problem: { id: 'qa.json.name', values: { line: 1, column: 3 } },
    });
    expect(anyValue('')).toMatchObject({ problem: { id: 'qa.json.value' } });
  });
});

const stories = registry.flatMap((entry) =>
  Object.keys(entry.scenarios.stories).map((name) => ({ id: entry.id, name, entry })),
);
/** The content of the scenario files under its name. */
const scenarios = Object.fromEntries(registry.map(({ id, scenarios: all }) => [`${id}Scenarios`, all]));

function evaluated(literal: string): AnyStory {
  return new Function(...Object.keys(scenarios), `return ${literal};`)(...Object.values(scenarios));
}

describe.each([
  ['with fixtures', false],
  ['entering what is invoked', true],
])('copied as a test, %s', (_title, deep) => {
  test.each(stories)('$id: $name is played by the real actor to the same end', async ({ entry, name }) => {
    const simulation = simulate(entry, name, stepsOf(entry, name, deep));
    const input = entry.scenarios.stories[name]?.input;
    const copied = evaluated(literalOf(storyFrom(simulation, input, 'It’s "copied"')));
    const { snapshot, left } = await playStory(entry.machine, copied);
    const [outermost] = lastOf(simulation).levels;
    expect(copied).toMatchObject({ title: 'It’s "copied"', end: snapshot.value });
    expect(snapshot.value).toBe(outermost.snapshot.value);
    expect(snapshot.context).toEqual(outermost.snapshot.context);
    expect(left).toBe(0);
  });
});

test('a story that is left in the middle keeps waiting', async () => {
  const connect = registry.find(({ id }) => id === 'connect');
  if (!connect) throw new Error('No connect');
  const steps = stepsOf(connect, 'requested', true);
  const simulation = simulate(connect, 'requested', steps.slice(0, 3));
  const copied = storyFrom(simulation, connect.scenarios.stories.requested?.input, 'Half');
  expect(copied.answers.ticketRequest).toMatchObject([
    { story: { answers: { fileTicket: [{ pending: true }] } } },
  ]);
  expect((await playStory(connect.machine, copied)).snapshot.value).toBe('submitting');
});
