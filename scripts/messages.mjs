/**
 * Edits the message catalogues together, so that no language is forgotten.
 *   set [PART]  reads {"id": {"en": "…", "nl": "…", "pt": "…"}} from standard input and merges it
 *   remove ID …
 *   template LANGUAGE DIR  writes DIR/LANGUAGE/messages.json: every sentence in English, and what is translated so far
 *   missing LANGUAGE DIR   lists what is not translated, what is of an older sentence, and what belongs to none
 * A part is a folder of `translations`. A message that is known stays in its part; a new one goes to PART, else to where
 * the messages stand whose ids begin most like its own.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addedLanguage } from './addedLanguage.mjs';

const languages = ['en', 'nl', 'pt'];
const folder = path.join(import.meta.dirname, '../translations');
const lock = path.join(folder, '.lock');

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

function fail(message) {
  console.error(`${message}; nothing was changed`);
  process.exit(1);
}

const fileOf = (part, language) => path.join(folder, part, `${language}.json`);
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Returns the part of each message. */
function readParts() {
  const parts = readdirSync(folder).filter((name) => existsSync(fileOf(name, 'en')));
  return new Map(parts.flatMap((part) => Object.keys(read(fileOf(part, 'en'))).map((id) => [id, part])));
}

/** Counts the segments that two ids share at their beginning. */
function likeness(one, other) {
  const segments = other.split('.');
  const differs = one.split('.').findIndex((segment, index) => segment !== segments[index]);
  return differs === -1 ? segments.length : differs;
}

function partOf(id, known) {
  const most = Math.max(...[...known.keys()].map((other) => likeness(id, other)));
  const alike = [...known].filter(([other]) => most > 0 && likeness(id, other) === most);
  const parts = [...new Set(alike.map(([, part]) => part))];
  if (parts.length === 1) return parts[0];
  return fail(
    parts.length === 0
      ? `No message begins like ${id}: name its part, as in "set tickets"`
      : `Messages that begin like ${id} are in ${parts.join(', ')}: name its part, as in "set ${parts[0]}"`,
  );
}

/** Changes these messages in all languages, each in its part. */
function edit(partById, change) {
  for (const part of new Set(partById.values())) {
    mkdirSync(path.join(folder, part), { recursive: true });
    const own = [...partById.keys()].filter((id) => partById.get(id) === part);
    for (const language of languages) {
      const texts = read(fileOf(part, language));
      own.forEach((id) => change(texts, id, language));
      const sorted = Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
      writeFileSync(fileOf(part, language), `${JSON.stringify(sorted, null, 2)}\n`);
    }
  }
}

const [command, ...rest] = process.argv.slice(2);
const known = readParts();
if (command === 'set') {
  const [named] = rest;
  const given = JSON.parse(readFileSync(0, 'utf8'));
  for (const [id, texts] of Object.entries(given)) {
    const missing = languages.filter((language) => !texts[language]?.trim());
    if (missing.length > 0) fail(`${id} lacks ${missing.join(', ')}`);
  }
  const places = Object.keys(given).map((id) => [id, known.get(id) ?? named ?? partOf(id, known)]);
  const added = [...new Set(places.map(([, part]) => part))].filter(
    (part) => !existsSync(path.join(folder, part)),
  );
  await locked(() => edit(new Map(places), (texts, id, language) => (texts[id] = given[id][language])));
  for (const part of added) {
    console.log(
      `${part} is new: the code that says it imports src/i18n/texts/${part}.ts, which you write like its neighbours.`,
    );
    console.log('Add it to src/qa/texts.ts, and to server/platform/text/english.ts.');
  }
} else if (command === 'remove' && rest.length > 0) {
  const unknown = rest.filter((id) => !known.has(id));
  if (unknown.length > 0) fail(`There is no ${unknown.join(', ')}`);
  await locked(() => edit(new Map(rest.map((id) => [id, known.get(id)])), (texts, id) => delete texts[id]));
} else if (['template', 'missing'].includes(command) && rest.length === 2 && /^[a-z]{2}$/.test(rest[0])) {
  const added = addedLanguage(folder, ...rest);
  if (command === 'template') console.log(added.write());
  else added.list().forEach((line) => console.log(line));
} else {
  console.error(
    'usage: node scripts/messages.mjs set [PART] < messages.json | remove ID … | template LANGUAGE DIR | missing LANGUAGE DIR',
  );
  process.exit(2);
}
