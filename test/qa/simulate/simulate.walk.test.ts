import { registry } from '../../../src/qa/registry';
import { shortestPaths } from '../../../src/qa/steps/shortestPaths';
import { lastOf, simulate, stepsOf } from '../../../src/qa/steps/simulate';
import { playStory } from '../../support/dom/playStory';

const stories = registry.flatMap((entry) =>
  Object.entries(entry.scenarios.stories).map(([name, story]) => ({ id: entry.id, name, entry, story })),
);

describe.each([
  ['with fixtures for invoked machines', false],
  ['entering invoked machines', true],
])('%s', (_title, deep) => {
  test.each(stories)('$id: $name takes the path of the real actor', async ({ entry, name, story }) => {
    const steps = stepsOf(entry, name, deep);
    const pasted: typeof steps = JSON.parse(JSON.stringify(steps));
    const simulation = simulate(entry, name, pasted);
    expect(simulation.refused).toBeUndefined();
    const [outermost, ...inner] = lastOf(simulation).levels;
    expect(inner).toEqual([]);
    expect(outermost.snapshot.value).toBe(story.end);

    const real = await playStory(entry.machine, story);
    const own = simulation.frames
      .flatMap(({ moves }) => moves)
      .filter(({ machine }) => machine === entry.machine.id);
    expect(new Set(own.flatMap(({ edge }) => edge ?? []))).toEqual(real.edges);
    const visited = own.map(({ to }) => to).filter((to, index, all) => to !== all[index - 1]);
    expect(visited[0]).toBe(entry.machine.config.initial);
    // The real actor reports from the first state where it waits; states that it passed before are not
    // visible.
    expect(visited.slice(visited.indexOf(real.visited[0] ?? ''))).toEqual(real.visited);
    expect(outermost.snapshot.context).toEqual(real.snapshot.context);
    expect(outermost.snapshot.output).toEqual(real.snapshot.output);
  });
});

describe('shortest paths', () => {
  test.each(registry)('of $id reach every state', (entry) => {
    const paths = shortestPaths(entry).states;
    expect([...paths.keys()].sort()).toEqual(Object.keys(entry.machine.states).sort());
    for (const [state, { story, steps }] of paths) {
      const simulation = simulate(entry, story, JSON.parse(JSON.stringify(steps)));
      expect(simulation.refused).toBeUndefined();
      expect(lastOf(simulation).moves.map(({ to }) => to)).toContain(state);
    }
  });
});
