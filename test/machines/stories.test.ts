import { registry } from '../../src/qa/registry';
import { edgeKey } from '../../src/machines/kit/edgeKey';
import { playStory } from '../support/dom/playStory';

const stories = registry.flatMap(({ id, machine, scenarios }) =>
  Object.entries(scenarios.stories).map(([name, story]) => ({ id, name, machine, story })),
);

test.each(stories)('$id: $name has the end that it declares', async ({ machine, story }) => {
  const { visited, snapshot, left } = await playStory(machine, story);
  expect(snapshot.value).toBe(story.end);
  expect(left).toBe(0);
  expect(visited).toEqual(expect.arrayContaining([...(story.visits ?? [])]));
});

test.each(registry)('$id: the stories take every transition', async ({ machine, scenarios }) => {
  const taken = new Set<string>();
  for (const story of Object.values(scenarios.stories)) {
    const { edges } = await playStory(machine, story);
    edges.forEach((edge) => taken.add(edge));
  }
  const all = Object.values(machine.states).flatMap((state) => [
    ...(state.always ?? []),
    ...[...state.transitions.values()].flat(),
  ]);
  expect(all.length).toBeGreaterThan(0);
  expect(all.map(edgeKey).filter((edge) => !taken.has(edge))).toEqual([]);
});
