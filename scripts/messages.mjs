/**
 * Edits the message catalogues together, so that no language is forgotten.
 *   set    reads {"id": {"en": "…", "nl": "…", "pt": "…"}} from standard input and merges it
 *   remove ID …
 */
import { mkdirSync, readFileSync, rmdirSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';

const languages = ['en', 'nl', 'pt'];
const folder = path.join(import.meta.dirname, '../translations');
const lock = path.join(folder, '.lock');
const file = (language) => path.join(folder, `${language}.json`);

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

function edit(change) {
  for (const language of languages) {
    const catalogue = existsSync(file(language)) ? JSON.parse(readFileSync(file(language), 'utf8')) : {};
    change(catalogue, language);
    const sorted = Object.fromEntries(Object.entries(catalogue).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(file(language), `${JSON.stringify(sorted, null, 2)}\n`);
  }
}

const [command, ...ids] = process.argv.slice(2);
if (command === 'set') {
  const entries = Object.entries(JSON.parse(readFileSync(0, 'utf8')));
  for (const [id, texts] of entries) {
    const missing = languages.filter((language) => !texts[language]?.trim());
    if (missing.length > 0) {
      console.error(`${id} lacks ${missing.join(', ')}; nothing was changed`);
      process.exit(1);
    }
  }
  await locked(() =>
    edit((catalogue, language) => entries.forEach(([id, texts]) => (catalogue[id] = texts[language]))),
  );
} else if (command === 'remove' && ids.length > 0) {
  await locked(() => edit((catalogue) => ids.forEach((id) => delete catalogue[id])));
} else {
  console.error('usage: node scripts/messages.mjs set < messages.json | remove ID …');
  process.exit(2);
}
