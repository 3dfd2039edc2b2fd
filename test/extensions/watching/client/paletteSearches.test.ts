/** The palette opens saved searches, and leads to what can be saved and watched (REQUIREMENTS 463, 464). */
import { find } from '../../../../src/app/palette/find';
import { wireUser } from '../../../support/builders';
import { paletteSources, shown, type Known } from '../../../support/rendered/paletteSources';

const searches = [
  { key: 'a', label: 'Our wikis', to: '/apps/connected?search=wiki' },
  { key: 'b', label: 'Maps', to: '/apps/all?search=map' },
];
const user = wireUser({ extensions: ['watching'] });
const known: Known = {
  user,
  services: { Lantern: { id: 7 } },
  over: { searches, query: '?search=map', ticked: 3 },
};
const waysOf = async (text: string) =>
  find(await paletteSources(known), text).flatMap(({ entries }) =>
    entries.map(({ label, way }) => `${label} → ${way.kind === 'place' ? way.to : way.command}`),
  );

test('a saved search is found by its name, and its line leads to it', async () => {
  expect(await shown(known)).toContain('searches: Our wikis, Maps');
  expect((await waysOf('wikis'))[0]).toBe('Our wikis → /apps/connected?search=wiki');
});

test('the search of the list is saved, and ticked services are watched, on the list', async () => {
  expect(await waysOf('save')).toContain('Save this search… → /apps/all?search=map&dialog=search');
  expect(await waysOf('selected')).toContain(
    'Follow the 3 selected services… → /apps/all?search=map&dialog=watchAll',
  );
});

test('a service is watched by its name', async () => {
  expect((await waysOf('follow lantern')).join()).toMatch(
    /Follow Lantern… → \/apps\/7\/.*dialog=watchOne%3A7%3A/,
  );
});

test('a server without watching offers none of it', async () => {
  const found = await shown({ ...known, user: wireUser(), over: { ticked: 3 } });
  expect(found.join()).not.toMatch(/Save this search|Follow|searches/);
});
