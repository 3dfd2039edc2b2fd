/**
 * The times that people wait, row by row: each row is a visit with its figures. Numbers are milliseconds
 * unless they name another unit; less is better in each.
 */
import { answerWith, chooseScale, manyMinutes } from './plots.mjs';
import { facets, inputs, median, pages } from './visit.mjs';
import { textOf } from './words.mjs';

/** The field of the list: facets have their own fields. */
const search = ({ page }) => page.getByRole('searchbox', { name: textOf('core', 'services.search') });

/** Types a word, a key at a time, and takes it back. */
async function typed(visitor, word) {
  const keys = [...word, ...Array(word.length).fill('Backspace')];
  return inputs(
    visitor,
    ['keydown'],
    keys.map((key) => () => visitor.page.keyboard.press(key)),
  );
}

/** Types fast; measures from the last key until the list that it asks for is painted. */
async function burst(visitor, word) {
  const { page } = visitor;
  const taken = [];
  for (let time = 0; time < 3; time += 1) {
    await page.keyboard.type(word.slice(0, -1), { delay: 60 });
    const { median: painted } = await inputs(visitor, ['keydown'], [() => page.keyboard.press(word.at(-1))]);
    taken.push(painted);
    await search(visitor).fill('');
    await page.waitForTimeout(500);
  }
  return median(taken);
}

/** Loads a page, and waits for an element; returns when its frame began, since the visit began. */
async function come({ page }, address, awaited) {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(
    (selector) => document.querySelector(selector) && performance.now(),
    awaited,
    { polling: 'raf' },
  );
  const since = await seen.jsonValue();
  await page.waitForLoadState();
  return since;
}

/** Runs in the page: milliseconds from the click on a link until the frame after its page has what was waited for. */
async function untilFirst([path, title, awaited]) {
  const link = document.querySelector(`nav a[href="${path}"]`);
  const begun = performance.now();
  link.click();
  const isThere = () => document.querySelector('h1')?.textContent.startsWith(title);
  while (!isThere() || !document.querySelector(awaited)) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - begun;
}

const firstPaint = ({ page }) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);

const TICKETS = '/tickets';
const ROW = 'tbody tr a, main ol > li h2';
const CURVE = 'svg.highcharts-root .highcharts-series path[d]';

async function firstVisit(visitor, url) {
  const { page, session, wire } = visitor;
  const before = { ...wire };
  const row = await come(visitor, `${url}/apps/all`, ROW);
  await page.waitForLoadState('networkidle');
  const painted = await firstPaint(visitor);
  const { shift } = await page.evaluate(() => window.bench);
  const heap = (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
  const grown = (what, unit = 1) => (wire[what] - before[what]) / unit;
  const first = {
    'first paint': painted,
    'first row': row,
    'requests n': grown('requests'),
    'script kB': grown('script', 1000),
    'API kB': grown('api', 1000),
    'heap MB': heap,
    'shift n': shift,
  };
  return { ...first, 'second visit': await come(visitor, `${url}/apps/all`, ROW) };
}

async function work(visitor, url) {
  const { page } = visitor;
  await come(visitor, `${url}/apps/all`, ROW);
  await page.waitForLoadState('networkidle');
  await search(visitor).focus();
  const [broad, narrow] = [await typed(visitor, 'a'), await typed(visitor, 'zq')];
  const last = await burst(visitor, 'library');
  const ticked = await facets(visitor);
  const turned = await pages(visitor);
  return {
    'key, broad': broad.median,
    'key, narrow': narrow.median,
    'last key of a fast typist': last,
    'script of a key': broad.script,
    'long tasks of keys n': broad.longTasks + narrow.longTasks,
    ...(ticked && { facet: ticked.median }),
    page: turned.median,
  };
}

async function statistics(visitor, url) {
  const { page, session } = visitor;
  const straight = await come(visitor, `${url}/statistics?scale=week`, CURVE);
  await page.waitForLoadState('networkidle');
  const heap = (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
  const end = await answerWith(page, 'loginTimeFrame?*scale=minute', manyMinutes(Date.now()));
  const drawn = async (scale) => {
    await page.evaluate(() => window.bench.armPicture());
    await chooseScale(page, scale);
    await page.waitForFunction(() => window.bench.drawn !== undefined && window.bench.painted !== undefined);
    return page.evaluate(() => window.bench.drawn);
  };
  const byDay = await drawn('Day');
  await come(visitor, `${url}/statistics?scale=month`, CURVE);
  await page.waitForLoadState('networkidle');
  const byMinute = await drawn('Minute');
  end();
  return { straight, 'a year by day': byDay, '50,000 minutes': byMinute, 'heap MB': heap };
}

/** Comes to the list of tickets, and from another page to it, the first time and again. */
async function tickets(visitor, url) {
  const { page } = visitor;
  await come(visitor, `${url}/my-idp`, 'h1');
  await page.waitForLoadState('networkidle');
  const opened = await page.evaluate(untilFirst, [TICKETS, textOf('core', 'nav.tickets'), ROW]);
  const straight = await come(visitor, `${url}${TICKETS}`, ROW);
  return { opened, straight };
}

async function security(visitor, url) {
  return { straight: await come(visitor, `${url}/security`, ROW) };
}

/** Visits by name; `services` says how many there are. */
export const visits = {
  list: { services: 3_000, visit: firstVisit },
  'list, slow': { services: 3_000, slow: true, visit: firstVisit },
  'list of 10,000': { services: 10_000, visit: firstVisit },
  work: { services: 3_000, visit: work },
  'work, slow': { services: 3_000, slow: true, visit: work },
  'work among 10,000': { services: 10_000, visit: work },
  tickets: { services: 3_000, visit: tickets },
  security: { services: 3_000, visit: security },
  statistics: { services: 500, visit: statistics },
  'statistics, slow': { services: 500, slow: true, visit: statistics },
};
