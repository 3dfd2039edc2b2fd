import { createIntl, type IntlShape } from 'react-intl';
import { failureKinds } from '../../src/contracts/domain/failure';
import { languages, type Language } from '../../src/contracts/domain/language';
import { registry } from '../../src/qa/registry';
import { placeIn } from '../../src/qa/address';
import { chartCalled } from '../../src/qa/charts';
import { loadCatalogue } from '../../src/i18n/loadCatalogue';
import '../../src/qa/texts';
import { markdownOf } from '../../src/qa/coverage/scripts/markdown';
import { scriptSentences } from '../../src/qa/coverage/scripts/scriptText';
import { testScripts } from '../../src/qa/coverage/scripts/testScripts';
import { shortestPaths } from '../../src/qa/steps/shortestPaths';
import { simulate } from '../../src/qa/steps/simulate';
import { frontOf, stateOf } from '../../src/qa/steps/simulation';

const page = 'https://dashboard.example/qa';

/** Throws if a sentence is missing or lacks a value. */
async function speaking(language: Language): Promise<IntlShape> {
  return createIntl({
    locale: language,
    messages: await loadCatalogue(language),
    onError: (error) => {
      throw error;
    },
  });
}

describe.each(languages)('sentences in %s', (language) => {
  test.each(registry)('$id: each event, port and delay has a sentence', async ({ machine, scenarios }) => {
    const { messages } = await speaking(language);
    const wanted = [
      ...Object.keys(scenarios.events).map((type) => `event.${type}`),
      ...Object.keys(machine.implementations.actors).map((name) => `port.${name}`),
      ...Object.keys(machine.implementations.delays).map((name) => `delay.${name}`),
    ];
    expect(wanted.filter((id) => !Object.hasOwn(messages, `qa.script.${id}`))).toEqual([]);
  });

  test('each kind of failure has a sentence', async () => {
    const { messages } = await speaking(language);
    expect(
      Object.keys(failureKinds).filter((kind) => !Object.hasOwn(messages, `qa.script.failure.${kind}`)),
    ).toEqual([]);
  });

  test('all scripts of all machines can be put into words', async () => {
    const intl = await speaking(language);
    const texts = registry.flatMap(testScripts).map((script) => scriptSentences(intl, script));
    const sentences = texts.flatMap(({ heading, before, steps }) => [
      heading,
      ...before,
      ...steps.flatMap(({ doing, expected, reasons }) => [doing, expected, ...reasons]),
    ]);
    expect(
      sentences.filter((sentence) => sentence.trim() === '' || /\bqa\.|undefined|\{|\}/.test(sentence)),
    ).toEqual([]);
  });
});

test('no words are left for removed starts and answers', async () => {
  const { messages } = await speaking('en');
  const known = registry.flatMap(({ id, scenarios }) => [
    `begin.${id}`,
    ...Object.keys(scenarios.stories).map((story) => `start.${id}.${story}`),
    ...Object.entries(scenarios.answers).flatMap(([name, answers]) =>
      Object.keys(answers).map((answer) => `answer.${name}.${answer}`),
    ),
  ]);
  const texts = Object.keys(messages).flatMap(
    (id) => /^qa\.script\.((?:begin|start|answer)\..+)$/.exec(id)?.[1] ?? [],
  );
  expect(texts.filter((id) => !known.includes(id))).toEqual([]);
});

describe.each(registry)('scripts of $id', (entry) => {
  const scripts = testScripts(entry);
  const chart = chartCalled(entry.id);

  test('every state and every transition has one', () => {
    expect(new Set(scripts.flatMap(({ states }) => states))).toEqual(
      new Set(chart?.states.map(({ key }) => key)),
    );
    expect(new Set(scripts.flatMap(({ edges }) => edges))).toEqual(
      new Set(chart?.edges.map(({ key }) => key)),
    );
  });

  test('each really leads there, step by step, and so does its address', () => {
    for (const { simulation, story, steps, states, edges } of scripts) {
      expect(simulation.refused).toBeUndefined();
      const moves = simulation.frames
        .flatMap((frame) => frame.moves)
        .filter(({ machine }) => machine === entry.id);
      expect(moves.map(({ to }) => to)).toEqual(expect.arrayContaining([...states]));
      expect(moves.map(({ edge }) => edge)).toEqual(expect.arrayContaining([...edges]));
      expect(simulate(entry, story, steps).frames).toHaveLength(steps.length + 1);
    }
  });

  test('none is longer than the shortest path, except for the steps of invoked machines', () => {
    const { edges } = shortestPaths(entry);
    for (const script of scripts) {
      for (const edge of script.edges) {
        expect(script.steps.length).toBeGreaterThanOrEqual(edges.get(edge)?.steps.length ?? Infinity);
      }
    }
  });
});

test('a leap over an invoked machine is described in its steps', () => {
  const connect = registry.find(({ id }) => id === 'connect');
  if (!connect) throw new Error('connect is not registered');
  const filed = testScripts(connect).find(({ states }) => states.includes('requested'));
  expect(filed?.steps.map((step) => Object.keys(step)[0])).toEqual(['answer', 'event', 'enter', 'answer']);
  const last = filed?.simulation.frames.at(-1);
  expect(last && stateOf(frontOf(last.levels))).toBe('requested');
});

describe('as Markdown', () => {
  const entry = registry.find(({ id }) => id === 'connect');
  if (!entry) throw new Error('connect is not registered');

  test('headings, conditions, numbered sentences with the expected result, and every transition', async () => {
    const text = markdownOf(await speaking('en'), [entry], page);
    expect(text).toMatch(/^# Test scripts: connect\n/);
    const parts = text.split(/^## /m).slice(1);
    expect(parts).toHaveLength(testScripts(entry).length);
    parts.forEach((part, index) => {
      expect(part).toMatch(new RegExp(`^${index + 1}\\. `));
      expect(part).toContain('**Before you begin**');
      const numbers = [...part.matchAll(/^(\d+)\. \S/gm)].slice(1).map(([, number]) => Number(number));
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      expect(part.match(/^ {3}- Expected: /gm)).toHaveLength(numbers.length);
    });
    for (const { key } of chartCalled('connect')?.edges ?? []) expect(text).toContain(`\`${key}\``);
    expect(text).toContain('3. Fill in the form and send it.');
    expect(text).toContain('Let it fail: no network is available.');
  });

  test('its addresses lead to the ends of the scripts', async () => {
    const text = markdownOf(await speaking('en'), [entry], page);
    const addresses = [...text.matchAll(/<(https:[^>]+)>/g)].map(([, address]) => new URL(address ?? ''));
    const scripts = testScripts(entry);
    expect(addresses).toHaveLength(scripts.length);
    addresses.forEach(({ search }, index) => {
      const { mode, machine, story, steps } = placeIn(search);
      expect([mode, machine]).toEqual(['simulate', 'connect']);
      expect(simulate(entry, story, steps).frames).toHaveLength((scripts[index]?.steps.length ?? 0) + 1);
    });
  });

  test('in Dutch and Portuguese, all machines in one file', async () => {
    const dutch = markdownOf(await speaking('nl'), registry, page);
    expect(dutch).toContain('# Testscripts van alle machines');
    expect(dutch).toContain('3. Vul het formulier in en verstuur het.');
    expect(dutch.match(/^## \S+$/gm)).toHaveLength(registry.length);
    expect(markdownOf(await speaking('pt'), [entry], page)).toContain('3. Preencha o formulário e envie-o.');
  });

  test('no character of a sentence has a meaning in Markdown', async () => {
    const text = markdownOf(await speaking('en'), [entry], page);
    expect(text).toContain(String.raw`“Connect \[name of the service\]”`);
    expect(text).not.toMatch(/(?<!\\)\[name/);
  });
});
