/** Finds the tests that a change touches, the nearest first. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { distances, importers } from './imports.mjs';

const root = path.join(import.meta.dirname, '../..');
const CATALOGUE = /^translations\/\w+\/\w+\.json$/;
const TEST = /^test\/.*\.test\.tsx?$/;
/** Tests that need a browser or a build, or that walk for minutes. */
const COSTLY = /^test\/browser\/|\.(walk|installed)\.test\./;
/** A helper of tests that read sources as text. Imports do not show which sources these tests judge. */
const READER = 'test/architecture/files.ts';

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

const isTest = (file) => TEST.test(file) && !COSTLY.test(file);
const lines = (text = '') => text.split('\n').filter(Boolean);

/** Returns the commit that the change is compared with: where the branch left its upstream, or else the last commit. */
function baseOf(since) {
  if (since) return since;
  return git('merge-base', 'HEAD', '@{upstream}')?.trim() ?? 'HEAD';
}

/** Returns the ids of messages that differ from those of `base`. */
function changedIds(base, file) {
  const before = JSON.parse(git('show', `${base}:${file}`) ?? '{}');
  const now = existsSync(path.join(root, file))
    ? JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    : {};
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((id) => before[id] !== now[id]);
}

/** Returns the ids of messages that a source contains. */
function idsIn(text) {
  return [...text.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g)].map(([, id]) => id);
}

/** Returns the words of a path: `withdrawal.routes.ts` and `requestWithdrawal.test.ts` share one. */
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
 * Returns `{ base, changed, judges, tests }`: the files that differ from `base`; the tests that judge sources by their
 * text; and the tests that import changed files, directly or not, the most telling first: those with the fewest imports
 * between, then those whose path has the same words. A source with a changed message counts as changed.
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
