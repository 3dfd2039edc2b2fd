/**
 * `npm run bench -- guard`: compares this tree with the last release (`test/support/lastRelease.json`), or
 * with the commit that BASE names, by ratios of the times that people wait (`rows.mjs`). Each of ROUNDS
 * (default 5) visits the older tree, this one, and the older one again: the difference between the two visits
 * of the older one is the noise of the machine. A figure is worse if the median of its ratios is beyond
 * MARGIN (default 1.1) times the largest noise, and the difference is noticeable at all; a visit in which one
 * seems worse is repeated as often again before it counts. Ends with 1 if one is worse. VISITS names some of
 * the visits, by commas and semicolons: `VISITS='list;work, slow'`.
 */
import { loadavg } from 'node:os';
import path from 'node:path';
import { prepare } from '../prepare.mjs';
import { verdictOf } from './guardVerdict.mjs';
import { buildOlderTree, lastRelease } from './olderTree.mjs';
import { visits } from './rows.mjs';
import { startServer } from './servers.mjs';
import { arrive } from './visit.mjs';

await prepare();
const { launchToMeasure } = await import('../browser.mjs');

const base = process.env.BASE ?? lastRelease.commit;
const rounds = Number(process.env.ROUNDS ?? 5);
const margin = Number(process.env.MARGIN ?? 1.1);
const named = process.env.VISITS?.split(';').map((name) => name.trim()) ?? Object.keys(visits);
for (const name of named) if (!visits[name]) throw new Error(`VISITS: there is no visit ${name}`);

const older = buildOlderTree(base);
const browser = await launchToMeasure();

/** Milliseconds after which the older tree is taken not to have a page. */
const PATIENCE = 60_000;

/** Visits once, as a new person; returns the figures. */
async function visitOnce({ visit, slow = false }, url) {
  const visitor = await arrive(browser, url, { slow });
  visitor.page.setDefaultTimeout(PATIENCE);
  try {
    return await visit(visitor, url);
  } finally {
    await visitor.context.close();
  }
}

/** Visits once so that all is compiled; tells whether what is visited is there. */
async function isThere(row, url) {
  try {
    await visitOnce(row, url);
    return true;
  } catch (error) {
    if (error.name === 'TimeoutError') return false;
    throw error;
  }
}

/** Adds the figures of every round to those of `figures`, by the name of the figure, as `[older, this, older again]`. */
async function inTurns(row, before, now, figures = {}) {
  for (let round = 0; round < rounds; round += 1) {
    const turn = [];
    for (const url of [before, now, before]) turn.push(await visitOnce(row, url));
    for (const name of Object.keys(turn[0])) (figures[name] ??= []).push(turn.map((one) => one[name]));
  }
  return figures;
}

const verdictsOf = (figures) =>
  Object.entries(figures).map(([figure, turns]) => ({ figure, ...verdictOf(figure, turns, margin) }));

/** Returns the verdicts; none if the older tree lacks the visited page. Throws if this one does. */
async function judge(row, before, now) {
  await visitOnce(row, now);
  if (!(await isThere(row, before))) return [];
  const figures = await inTurns(row, before, now);
  if (verdictsOf(figures).some(({ isWorse }) => isWorse)) await inTurns(row, before, now, figures);
  return verdictsOf(figures);
}

const table = {};
const worse = [];
const sizes = [...new Set(named.map((name) => visits[name].services))];
for (const services of sizes) {
  const servers = [
    await startServer(services, {}, path.join(older, 'dist/server/main.js')),
    await startServer(services),
  ];
  const [before, now] = servers.map(({ url }) => url);
  for (const name of named.filter((one) => visits[one].services === services)) {
    const verdicts = await judge(visits[name], before, now);
    if (verdicts.length === 0) table[name] = { older: 'has no such page' };
    for (const { figure, shown, isWorse } of verdicts) {
      table[`${name}: ${figure}`] = shown;
      if (isWorse) worse.push(`${name}: ${figure}`);
    }
  }
  await Promise.all(servers.map(({ stop }) => stop()));
}

console.log(
  `${base.slice(0, 8)} and this tree, medians of ${rounds} rounds. Load: ${loadavg().map(Math.round).join(', ')}`,
);
console.table(table);
console.log(worse.length > 0 ? `Worse than ${base.slice(0, 8)}: ${worse.join('; ')}` : 'Nothing is worse.');
await browser.close();
process.exit(worse.length > 0 ? 1 : 0);
