import { inventInstitutions } from '../../../server/modules/demonstration/institutions';
import { makeRandom } from '../../../server/modules/demonstration/random';
import { inventServices } from '../../../server/modules/demonstration/services/services';

const now = new Date('2026-11-21T12:00:00Z');

function invent(seed: number, services: number, institutions: number) {
  const random = makeRandom(seed);
  const known = inventInstitutions(random, institutions, now);
  return { institutions: known, services: inventServices(random, services, known) };
}

test('the same seed invents the same federation, another seed another one', () => {
  expect(invent(7, 120, 10)).toEqual(invent(7, 120, 10));
  expect(invent(8, 120, 10)).not.toEqual(invent(7, 120, 10));
});

test('entity ids never repeat, regardless of how many exist', () => {
  const { institutions, services } = invent(1, 10_000, 500);
  const ids = services.map(({ entity_type, entity_id }) => `${entity_type} ${entity_id}`);
  expect(new Set(ids).size).toBe(10_000);
  expect(new Set(institutions.map(({ entity_id }) => entity_id)).size).toBe(500);
});

test('a small federation has the requested number', () => {
  const { institutions, services } = invent(1, 3, 1);
  expect([institutions.length, services.length]).toEqual([1, 3]);
});

test('every text is finished: no placeholder is left, sentences end', () => {
  const { services } = invent(1, 2000, 40);
  const texts = services.flatMap(({ document }) => Object.values(document.descriptions));
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.filter((text) => /[{}]/.test(text) || !text.endsWith('.'))).toEqual([]);
});

test('random choices keep to their lists and weights', () => {
  const random = makeRandom(3);
  const drawn = Array.from({ length: 4000 }, () =>
    random.weighted([
      [3, 'often'],
      [1, 'seldom'],
    ] as const),
  );
  const often = drawn.filter((word) => word === 'often').length / drawn.length;
  expect(often).toBeGreaterThan(0.7);
  expect(often).toBeLessThan(0.8);
  expect(random.some([1, 2, 3, 4, 5], 3)).toHaveLength(3);
  expect([...random.shuffled([1, 2, 3])].sort()).toEqual([1, 2, 3]);
  expect(random.guid()).toMatch(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
  expect(() => random.pick([])).toThrow('Nothing to pick from');
});
