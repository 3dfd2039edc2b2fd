/** The catalogue of a language that an installation adds (docs/APPEARANCE.md): `"id": {"en": "Send", "de": "Senden"}`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The visualiser is for testers, and speaks our languages. */
const NOT_FOR_PEOPLE = 'qa';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns every sentence that people read, in English, by its id. */
function englishIn(catalogues) {
  const parts = readdirSync(catalogues).filter((name) => existsSync(path.join(catalogues, name, 'en.json')));
  const texts = parts
    .filter((part) => part !== NOT_FOR_PEOPLE)
    .map((part) => read(path.join(catalogues, part, 'en.json')));
  return new Map(texts.flatMap(Object.entries));
}

/** Returns what `template` and `missing` do with a language whose folder is in `dir`. */
export function addedLanguage(catalogues, language, dir) {
  const english = englishIn(catalogues);
  const own = path.join(dir, language);
  const files = existsSync(own) ? readdirSync(own).filter((name) => name.endsWith('.json')) : [];
  const known = new Map(files.flatMap((name) => Object.entries(read(path.join(own, name)))));
  const said = (id) => known.get(id)?.[language] ?? '';
  const missing = [...english.keys()].filter((id) => said(id).trim() === '');
  const outdated = [...english].filter(([id, en]) => said(id) && (known.get(id).en ?? en) !== en);

  return {
    /** One file takes the place of all that are there. A sentence whose English has changed keeps its former one. */
    write() {
      if (files.some((name) => name !== 'messages.json'))
        return `${own} holds other files than messages.json; nothing was written`;
      mkdirSync(own, { recursive: true });
      const entries = [...english].map(([id, en]) => {
        const former = said(id) === '' ? en : (known.get(id).en ?? en);
        return [id, { en: former, [language]: said(id) }];
      });
      const file = path.join(own, 'messages.json');
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
      return `${file}: ${english.size - missing.length} of ${english.size} sentences are translated`;
    },
    list() {
      const surplus = [...known.keys()].filter((id) => !english.has(id));
      return [
        ...missing.map((id) => `missing   ${id}: ${english.get(id)}`),
        ...outdated.map(([id, en]) => `outdated  ${id}: ${known.get(id).en} → ${en}`),
        ...surplus.map((id) => `unknown   ${id}`),
        `${missing.length} missing, ${outdated.length} outdated, ${surplus.length} unknown, of ${english.size}`,
      ];
    },
  };
}
