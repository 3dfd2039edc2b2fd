/**
 * Our data in the browser's storage is separate from that of other applications on the host (REQUIREMENTS
 * 356).
 */
import { setBasePath } from '../../src/lib/basePath';
import { namesInSession, ownChannel, ownLocal, ownSession } from '../../src/lib/ownStorage';

const PLACES = ['', '/federation', '/federation/north', '/fed'];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => setBasePath(''));

test('at the root names are unchanged, so that no stored data is lost', () => {
  sessionStorage.setItem('palette.recent', 'kept');
  localStorage.setItem('services.foldedFacets', 'kept');
  expect([ownSession.getItem('palette.recent'), ownLocal.getItem('services.foldedFacets')]).toEqual([
    'kept',
    'kept',
  ]);
});

test('each place stores its own, sees no other, and clears no other', () => {
  for (const storage of [ownLocal, ownSession])
    for (const place of PLACES) {
      setBasePath(place);
      storage.setItem('a name', place);
    }
  for (const place of PLACES) {
    setBasePath(place);
    expect([ownLocal.getItem('a name'), ownSession.getItem('a name')]).toEqual([place, place]);
    expect(namesInSession()).toEqual(['a name']);
  }
  PLACES.forEach((place, cleared) => {
    setBasePath(place);
    namesInSession().forEach((name) => ownSession.removeItem(name));
    expect(sessionStorage).toHaveLength(PLACES.length - 1 - cleared);
    ownLocal.removeItem('a name');
    expect(localStorage).toHaveLength(PLACES.length - 1 - cleared);
  });
});

test('windows of one place hear one another, and no one else', () => {
  const names = PLACES.map((place) => {
    setBasePath(place);
    const channel = ownChannel('idp-dashboard-session');
    channel.close();
    return channel.name;
  });
  expect(new Set(names).size).toBe(PLACES.length);
  expect(names[0]).toBe('idp-dashboard-session');
});
