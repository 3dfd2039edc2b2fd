/** Whoever is sent to an administrator is told to whom, where that is known: no sentence leaves the names out. */
import { catalogueIn } from './catalogues';

/** Sends a reader to the administrators of the own institution. One that has sent a request is named with it. */
const sends =
  /\b(?:ask|tell)\b[^.]*\badministrators?\b(?! who sent)|\badministrators?\b[^.]* can help|to an administrator|Ask (?:<\w+>)?one of them/i;
const tag = /<administrators>[^<]+<\/administrators>/;

/** Say what administrators do; nobody is sent anywhere. */
const tells = ['invite.lede'];

test('the check bites', () => {
  expect('Ask an administrator of your institution.').toMatch(sends);
  expect('Only administrators can do it. Ask one of them.').toMatch(sends);
  expect('Only an administrator can change connections').not.toMatch(sends);
});

test('every sentence that sends somebody to an administrator names them, in every language', () => {
  const english = Object.entries(catalogueIn('en')).filter(
    ([id, message]) => !id.startsWith('qa.') && !tells.includes(id) && sends.test(message),
  );
  expect(english.length).toBeGreaterThanOrEqual(9);
  const nameless = english.flatMap(([id]) =>
    (['en', 'nl', 'pt'] as const).flatMap((language) =>
      tag.test(catalogueIn(language)[id] ?? '') ? [] : [`${language} ${id}`],
    ),
  );
  expect(nameless).toEqual([]);
});
