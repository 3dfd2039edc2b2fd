/**
 * Edits the message catalogues together, so that no language is forgotten.
 *   set    reads {"id": {"en": "…", "nl": "…", "pt": "…"}} from standard input and merges it
 *   remove ID …
 * Ids that begin with `qa.` are of the visualiser: they stand in `translations/qa`, which no ordinary page loads.
 */
import { mkdirSync, readFileSync, rmdirSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';

const languages = ['en', 'nl', 'pt'];
const folder = path.join(import.meta.dirname, '../translations');
const lock = path.join(folder, '.lock');
const catalogues = { main: folder, qa: path.join(folder, 'qa') };
const catalogueOf = (id) => (id.startsWith('qa.') ? 'qa' : 'main');

async function locked(work) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  try {
    work();
  } finally {
    rmdirSync(lock);
  }
}

/** Changes the catalogues that these ids are in, in all languages. */
function edit(ids, change) {
  for (const name of new Set(ids.map(catalogueOf))) {
    const own = ids.filter((id) => catalogueOf(id) === name);
    for (const language of languages) {
      const file = path.join(catalogues[name], `${language}.json`);
      const catalogue = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
      own.forEach((id) => change(catalogue, id, language));
      const sorted = Object.fromEntries(Object.entries(catalogue).sort(([a], [b]) => (a < b ? -1 : 1)));
      writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
    }
  }
}

const [command, ...ids] = process.argv.slice(2);
if (command === 'set') {
  const given = JSON.parse(readFileSync(0, 'utf8'));
  for (const [id, texts] of Object.entries(given)) {
    const missing = languages.filter((language) => !texts[language]?.trim());
    if (missing.length > 0) {
      console.error(`${id} lacks ${missing.join(', ')}; nothing was changed`);
      process.exit(1);
    }
  }
  await locked(() =>
    edit(Object.keys(given), (catalogue, id, language) => (catalogue[id] = given[id][language])),
  );
} else if (command === 'remove' && ids.length > 0) {
  await locked(() => edit(ids, (catalogue, id) => delete catalogue[id]));
} else {
  console.error('usage: node scripts/messages.mjs set < messages.json | remove ID …');
  process.exit(2);
}
