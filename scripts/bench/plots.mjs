/** Measures what the plots of the statistics cost: on the first visit, and when their code is there already. */
import { textOf } from './words.mjs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const minute = 60_000;
const services = 540;
const minutes = 50_000;

/**
 * Answers a call with more rows than the demonstration has; other calls go to the server. The rows come over HTTP,
 * because two megabytes through the channel of the browser driver take longer than the plot.
 */
export async function answerWith(page, call, rows) {
  const body = gzipSync(JSON.stringify(rows));
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const server = createServer((_asked, reply) => reply.writeHead(200, headers).end(body));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}/`;
  await page.route(`**/stats/${call}*`, (route) => route.continue({ url }));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

const manyServices = () =>
  Array.from({ length: services }, (_, index) => ({
    sp_entity_id: `https://sp${index}.example.org/a-name-as-long-as-they-are`,
    count_user_id: Math.round(200_000 / (index + 1)),
    distinct_count_user_id: Math.round(20_000 / (index + 1)),
  }));

export function manyMinutes(now) {
  const from = Math.floor(now / minute) * minute - minutes * minute;
  return Array.from({ length: minutes }, (_, index) => ({
    time: from + index * minute,
    count_user_id: Math.round(20 + 15 * Math.sin(index / 200) + (index % 7)),
  }));
}

/** Chooses a scale of the statistics: from a menu, or from buttons as in releases up to 0.2.0. */
export async function chooseScale(page, name) {
  const button = page.locator('label').filter({ hasText: new RegExp(`^${name}$`) });
  if ((await button.count()) > 0) await button.click();
  else await page.getByLabel(textOf('statistics', 'statistics.scaleLabel')).selectOption({ label: name });
}

/** Measures from the use of a control until the new picture is on the screen, and until nothing changes any more. */
async function picture({ page, session }, act) {
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  await page.locator('svg.highcharts-root').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.bench.armPicture());
  const before = await worked();
  await act();
  await page.waitForFunction(
    () => window.bench.painted !== undefined && window.bench.drawn !== undefined,
    null,
    {
      polling: 100,
    },
  );
  const work = (await worked()) - before;
  const { drawn, afterAnswer, painted, longTasks } = await page.evaluate(() => window.bench);
  return { drawn, afterAnswer, settled: Math.max(drawn, painted), work, longTasks };
}

/** Measures from the visit until the first picture: code, person and numbers come from the server. */
async function firstPicture({ page }) {
  await page.waitForFunction(() => document.querySelector('svg.highcharts-root .highcharts-series path[d]'));
  return { drawn: await page.evaluate(() => performance.now()) };
}

async function visited({ page }, url, query) {
  await page.goto(`${url}/statistics?${query}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

export async function pictures(visitor, url) {
  const { page, session } = visitor;
  // The tasks are measured in processor time, which other work on the machine does not lengthen.
  await session.send('Performance.disable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await visited(visitor, url, 'scale=week');
  const first = await firstPicture(visitor);
  const year = await picture(visitor, () => chooseScale(page, 'Day'));
  const week = await picture(visitor, () => chooseScale(page, 'Week'));
  const perServiceBox = page.locator('label').filter({ hasText: textOf('statistics', 'statistics.detail') });
  const endServices = await answerWith(page, 'loginAggregated?', manyServices());
  await visited(visitor, url, '');
  const perService = await picture(visitor, () => perServiceBox.click());
  const endMinutes = await answerWith(page, 'loginTimeFrame?*scale=minute', manyMinutes(Date.now()));
  await visited(visitor, url, 'scale=month');
  const byMinute = await picture(visitor, () => chooseScale(page, 'Minute'));
  endServices();
  endMinutes();
  return {
    'first visit, a year by the week': first,
    'a year by the day': year,
    'a year by the week': week,
    [`${services} services, first bars`]: perService,
    '50,000 minutes': byMinute,
  };
}
