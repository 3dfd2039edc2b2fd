/** Which tests a change touches, the nearest first. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { distances, importers } from './imports.mjs';

const root = path.join(import.meta.dirname, '../..');
const CATALOGUE = /^translations\/\w+\/\w+\.json$/;
const TEST = /^test\/.*\.test\.tsx?$/;
/** They start the built product. */
const BUILT = /^test\/browser\/|^test\/server\/process/;
/** Tests that read sources as texts import it; what they judge, imports do not tell. */
const READER = 'test/architecture/files.ts';

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

const isTest = (file) => TEST.test(file) && !BUILT.test(file);
const lines = (text = '') => text.split('\n').filter(Boolean);

/** Returns the commit that a change is compared with: where it left the branch that it goes to, else the last commit. */
function baseOf(since) {
  if (since) return since;
  return git('merge-base', 'HEAD', '@{upstream}')?.trim() ?? 'HEAD';
}

/** Messages of a catalogue that are not what they were. */
function changedIds(base, file) {
  const before = JSON.parse(git('show', `${base}:${file}`) ?? '{}');
  const now = existsSync(path.join(root, file))
    ? JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    : {};
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((id) => before[id] !== now[id]);
}

/** Ids of messages that a source writes out. */
function idsIn(text) {
  return [...text.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g)].map(([, id]) => id);
}

/** Words of a path, so that `withdrawal.routes.ts` and `requestWithdrawal.test.ts` are seen to be about one thing. */
function wordsOf(file) {
  const words = file
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return new Set(
    words.filter((word) => word.length > 3 && !['test', 'server', 'routes', 'features'].includes(word)),
  );
}

/**
 * `{ base, changed, judges, tests }`: files that differ from `base`, the tests that judge sources by their texts, and
 * those that import what has changed, however far, in the order in which they tell most: the nearest first, among those
 * the ones of the same words. Sources that write out a changed message count as changed.
 */
export function touched(since) {
  const base = baseOf(since);
  const files = lines(git('ls-files', '--cached', '--others', '--exclude-standard')).filter((file) =>
    existsSync(path.join(root, file)),
  );
  const changed = [
    ...lines(git('diff', '--name-only', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  const ids = new Set(
    changed.filter((file) => CATALOGUE.test(file)).flatMap((file) => changedIds(base, file)),
  );
  const saying = files.filter(
    (file) =>
      ids.size > 0 &&
      /^(src|test)\/.*\.tsx?$/.test(file) &&
      idsIn(readFileSync(path.join(root, file), 'utf8')).some((id) => ids.has(id)),
  );
  const sources = [...changed.filter((file) => !CATALOGUE.test(file)), ...saying];
  const importedBy = importers(root, files);
  const judges = [...distances(importedBy, [READER]).keys()].filter(isTest);
  const distance = distances(importedBy, sources);
  const said = new Set(sources.flatMap((file) => [...wordsOf(file)]));
  const alike = (file) => [...wordsOf(file)].filter((word) => said.has(word)).length;
  const tests = [...distance.keys()]
    .filter((file) => isTest(file) && !judges.includes(file))
    .sort((a, b) => distance.get(a) - distance.get(b) || alike(b) - alike(a));
  return { base, changed, judges, tests };
}
