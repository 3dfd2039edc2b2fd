/**
 * A sentence that refers its reader to an administrator names the administrators, if the server sends them.
 */
import { catalogueIn } from './catalogues';

/**
 * Refers a reader to the administrators of their own institution. For a sent request, the sender is named.
 */
const sends =
  /\b(?:ask|tell)\b[^.]*\badministrators?\b(?! who sent)|\badministrators?\b[^.]* can help|to an administrator|Ask (?:<\w+>)?one of them/i;
const tag = /<administrators>[^<]+<\/administrators>/;

/** Describe administrators without referring the reader to them. */
const tells = ['invite.lede'];

test('every sentence that refers to an administrator names them, in every language', () => {
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
