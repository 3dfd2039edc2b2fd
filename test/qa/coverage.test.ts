import type { Lens } from '../../src/machines/visualiser/visualiser.machine';
import { registry } from '../../src/qa/registry';
import { chartCalled, charts } from '../../src/qa/charts';
import {
  coverageOf,
  marksOf,
  openEdges,
  shareOf,
  totalOf,
  worstFirst,
  type Taken,
} from '../../src/qa/coverage/coverage';
import { recordMoves } from '../../src/qa/coverage/recordMoves';
import { edgesByStory } from '../../src/qa/coverage/edgesByStory';
import { forgetVisit, onVisit, record, visited } from '../../src/qa/coverage/visit';
import { simulate, stepsOf } from '../../src/qa/steps/simulate';
import { playStory } from '../support/dom/playStory';

const submit = 'connect.editing · form.submitted · 0';
const leave = 'connect.confirmingLeave · leave.confirmed · 0';
const connect = chartCalled('connect');
if (!connect) throw new Error('There is no chart of connect');

describe('the transitions that the tests exercise', () => {
  test.each(registry)(
    '$id: the transitions that its stories take when they are really played',
    async ({ id, machine, scenarios }) => {
      for (const [story, script] of Object.entries(scenarios.stories)) {
        const { allEdges } = await playStory(machine, script);
        const reckoned = [...edgesByStory()].filter(([, tellers]) =>
          tellers.some((teller) => teller.machine === id && teller.story === story),
        );
        expect([story, reckoned.map(([edge]) => edge).sort()]).toEqual([story, [...allEdges].sort()]);
      }
    },
  );

  test('is complete, as the tests of all machines require, without unknown transitions', () => {
    const all = charts.flatMap(({ edges }) => edges.map(({ key }) => key));
    expect([...edgesByStory().keys()].sort()).toEqual(all.sort());
    expect(edgesByStory()).toBe(edgesByStory());
  });
});

describe('the transitions of a visit', () => {
  beforeEach(() => forgetVisit());

  test('are counted at once, once, and only for the machine itself', () => {
    const listener = jest.fn();
    const stop = onVisit(listener);
    record('connect', [submit, 'stepUp.checking · always · 0', submit]);
    record('connect', [submit]);
    record('connect', []);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    record('connect', [leave]);
    expect(listener).toHaveBeenCalledTimes(1);
    expect([...visited()].map(([machine, edges]) => [machine, [...edges]])).toEqual([
      ['connect', [submit, leave]],
    ]);
    expect(visited()).toBe(visited());
  });

  test('names of machines that start alike are not confused', () => {
    record('ticket', ['ticketRequest.submitting · xstate.done.actor.fileTicket · 0']);
    expect(visited().size).toBe(0);
  });

  test('are kept in the tab until they are forgotten', async () => {
    record('connect', [submit]);
    await jest.isolateModulesAsync(async () => {
      const again = await import('../../src/qa/coverage/visit');
      expect([...(again.visited().get('connect') ?? [])]).toEqual([submit]);
      again.forgetVisit();
    });
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    '',
    'nonsense',
    '{"connect":["connect.a · b · 0"]}',
    'null',
    '[1,null,["connect"],["connect",7],[["connect"],[]]]',
    '[["connect",["stepUp.checking · always · 0",3,null]]]',
  ])('other data in the storage is ignored: %s', async (stored) => {
    sessionStorage.setItem('qa.visit', stored);
    await jest.isolateModulesAsync(async () => {
      const again = await import('../../src/qa/coverage/visit');
      expect([...again.visited()].flatMap(([, edges]) => [...edges])).toEqual([]);
      again.record('connect', [submit]);
      expect(again.visited().get('connect')).toEqual(new Set([submit]));
      again.forgetVisit();
    });
  });

  test('a browser without storage keeps them for as long as the page', () => {
    const refuses = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    record('connect', [submit]);
    refuses.mockRestore();
    expect(visited().get('connect')).toEqual(new Set([submit]));
  });

  test('a simulation reports every machine that it entered', () => {
    const entry = registry.find(({ id }) => id === 'connect');
    if (!entry) throw new Error('connect is not registered');
    const { frames } = simulate(entry, 'requested', stepsOf(entry, 'requested', true));
    recordMoves(frames.flatMap(({ moves }) => moves));
    expect([...visited().keys()].sort()).toEqual(['connect', 'ticketRequest']);
    expect(visited().get('connect')).toContain(submit);
  });
});

describe('both together', () => {
  const taken = (tests: string[], visit: string[]): Taken => ({
    tests: new Set(tests),
    visit: new Set(visit),
  });
  const back = 'connect.confirmingLeave · stay.requested · 0';
  const mixed = taken([submit, leave], [leave, back]);
  const edgeCount = connect.edges.length;

  test('each lens shows who has taken which transition', () => {
    const both = coverageOf(connect, mixed, 'both');
    expect([submit, leave, back].map((edge) => both.edges.get(edge))).toEqual([
      'byTests',
      'byBoth',
      'byVisit',
    ]);
    expect(both.counts).toEqual({ byBoth: 1, byTests: 1, byVisit: 1, uncovered: edgeCount - 3 });
    expect(shareOf(both)).toBe(3 / edgeCount);
    const tests = coverageOf(connect, mixed, 'tests');
    expect(tests.counts).toEqual({ byBoth: 0, byTests: 2, byVisit: 0, uncovered: edgeCount - 2 });
    expect(shareOf(tests)).toBe(2 / edgeCount);
    expect(coverageOf(connect, mixed, 'visit').counts.byVisit).toBe(2);
  });

  test('the remaining transitions are those that no one in the lens has taken', () => {
    const left = (lens: Lens) => openEdges(coverageOf(connect, mixed, lens)).map(({ key }) => key);
    expect(left('both')).toHaveLength(edgeCount - 3);
    expect(left('both')).not.toContain(back);
    expect(left('tests')).toContain(back);
    expect(left('visit')).toContain(submit);
    const all = connect.edges.map(({ key }) => key);
    expect(openEdges(coverageOf(connect, taken(all, []), 'both'))).toEqual([]);
  });

  test('a state counts as seen by a person who took a transition to it or from it', () => {
    const { byTests, byVisit, byBoth, uncovered } = marksOf(coverageOf(connect, mixed, 'both'));
    expect(byTests).toContain('editing');
    expect(byBoth).toContain('cancelled');
    expect(byBoth).toContain('confirmingLeave');
    expect(byVisit).toContain('choosing');
    expect(uncovered).toContain('preparing');
    expect(uncovered).toContain('connect.checking · always · 0');
  });

  test('the least covered machine is first; the sums are those of all', () => {
    const covered = (lens: Lens) =>
      charts.map((chart) => coverageOf(chart, { tests: edgesByStory(), visit: new Set([submit]) }, lens));
    const all = covered('both');
    const order = worstFirst(covered('visit'));
    expect(order.at(-1)?.chart.id).toBe('connect');
    expect(order[0]?.edges.size).toBe(
      Math.max(...charts.filter(({ id }) => id !== 'connect').map(({ edges }) => edges.length)),
    );
    const count = charts.reduce((sum, { edges }) => sum + edges.length, 0);
    expect(totalOf(all)).toEqual({ byBoth: 1, byTests: count - 1, byVisit: 0, uncovered: 0 });
  });
});
