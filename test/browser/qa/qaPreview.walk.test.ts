/**
 * Preview in the built product: a dialog driven from both sides, in every look, and the same again from a
 * pasted address.
 */
import type { FrameLocator, Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit, type Visit } from '../../support/browser/browser';
import { sharedDashboard } from '../../support/product/dashboard';
import { pressEnter, tabTo } from '../../support/browser/keyboard';
import { faultsInEveryLook } from '../../support/browser/looks';

const dashboard = sharedDashboard();
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  // Room for the window in its full size: the browser's driver does not reckon with shrunk frames.
  visitor = await visit({ viewport: { width: 2000, height: 1100 } });
  page = visitor.page;
});

afterAll(async () => {
  await visitor.context.close();
  await closeBrowser();
});

async function open(parameters: Readonly<Record<string, string>>, on = page): Promise<void> {
  await on.goto(`${dashboard.url}/qa?${new URLSearchParams({ mode: 'preview', ...parameters }).toString()}`);
}

/** The window of the dialog, once it shows this state. */
function windowAt(place: string, on = page): FrameLocator {
  return on.frameLocator(`iframe[title="${place}"]`);
}

const heading = (place: string, name: RegExp | string, on = page) =>
  windowAt(place, on).getByRole('dialog').getByRole('heading', { level: 2, name });
const picture = (on = page) => on.getByRole('region', { name: /^Picture of connect/ });
const marked = (name: string) => page.locator(`[data-name="${name}"][data-mark="now"]`);

async function choose(name: string, on = page): Promise<void> {
  await on.getByRole('radiogroup').getByText(name, { exact: true }).click();
}

test('by mouse: connect from the form to its result; the chart follows, and leads back', async () => {
  await open({ machine: 'connect', story: 'requested' });
  await heading('connect.editing', 'Connect Lantern Archive').waitFor();
  await marked('editing').waitFor();
  const form = windowAt('connect.editing').getByRole('dialog');
  await form.getByRole('textbox', { name: /comments/ }).fill('After the summer');
  await form.getByRole('checkbox', { name: /accept/ }).click();
  await form.getByRole('button', { name: 'Send request' }).click();
  await heading('connect.requested', /request/i).waitFor();
  await marked('requested').waitFor();
  expect(page.url()).toContain('After+the+summer');

  await picture()
    .getByRole('button', { name: /^outsideEdugain/ })
    .click();
  await heading('connect.outsideEdugain', /eduGAIN/).waitFor();
  await page.goBack();
  await heading('connect.requested', /request/i).waitFor();
  await page.getByRole('button', { name: 'Back one step' }).click();
  await heading('connect.editing', 'Connect Lantern Archive').waitFor();
});

test('if the window is shrunk to fit, the mouse still hits', async () => {
  const other = await visit({ viewport: { width: 1280, height: 1200 } });
  await open({ machine: 'connect' }, other.page);
  await heading('connect.editing', 'Connect Lantern Archive', other.page).waitFor();
  const { x, y, scale } = await other.page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const close = frame?.contentDocument?.querySelector('dialog button');
    if (!frame || !close) throw new Error('There is no button to close');
    const [outer, inner] = [frame.getBoundingClientRect(), close.getBoundingClientRect()];
    const shrunk = outer.width / frame.offsetWidth;
    const [across, down] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
    return { x: outer.x + across * shrunk, y: outer.y + down * shrunk, scale: shrunk };
  });
  expect(scale).toBeLessThan(0.9);
  await other.page.mouse.click(x, y);
  await other.page.getByText(/The dialog has closed/).waitFor();
  await other.context.close();
});

test('by keyboard: into the dialog, through it, and the focus is at the place of work', async () => {
  await open({ machine: 'connect', story: 'requested' });
  await heading('connect.editing', 'Connect Lantern Archive').waitFor();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await pressEnter(page, page.getByRole('button', { name: 'Next step of the story' }));
  await heading('connect.requested', /request/i).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Next step of the story');
  await pressEnter(page, page.getByRole('button', { name: 'Restart' }));
  const form = windowAt('connect.editing').getByRole('dialog');
  await tabTo(page, form.getByRole('textbox', { name: /comments/ }));
  await page.keyboard.type('Soon');
  await page.keyboard.press('Escape');
  const question = heading('connect.confirmingLeave', /./);
  await question.and(windowAt('connect.confirmingLeave').locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await heading('connect.editing', 'Connect Lantern Archive').waitFor();
});

test('a refused form shows its first field in error, and links of the dialog lead nowhere', async () => {
  await open({ machine: 'connect', story: 'requested' });
  const form = windowAt('connect.editing').getByRole('dialog');
  // It is aria-disabled until the box is ticked, and says so when it is pressed.
  await form.getByRole('button', { name: 'Send request' }).press('Enter');
  await form
    .getByRole('checkbox', { name: /accept/ })
    .and(windowAt('connect.editing').locator(':focus'))
    .waitFor();
  await open({ machine: 'connect', story: 'alreadyRequested' });
  await windowAt('connect.alreadyRequested')
    .getByRole('link', { name: /ticket/i })
    .click();
  await page.getByText(/In the dashboard this link leads to/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/qa');
});

test('language, colours and width are those of the dialog alone, and the pasted address has them all', async () => {
  await open({ machine: 'connect' });
  await heading('connect.editing', 'Connect Lantern Archive').waitFor();
  await choose('Pseudo');
  await heading('connect.editing', /^⟦.*Lantern Archive⟧$/).waitFor();
  await choose('Dark');
  await choose('Phone');
  await page.waitForFunction(() => document.querySelector('iframe')?.contentWindow?.innerWidth === 375);
  await page.getByRole('button', { name: 'Next step of the story' }).click();
  await page.getByText(/The dialog has closed/).waitFor();
  await page.getByRole('button', { name: 'Back one step' }).click();
  await heading('connect.editing', /^⟦/).waitFor();

  const other = await visit({ colorScheme: 'light' });
  await other.page.goto(page.url());
  await heading('connect.editing', /^⟦.*Lantern Archive⟧$/, other.page).waitFor();
  const look = await other.page.evaluate(() => {
    const inside = document.querySelector('iframe')?.contentWindow;
    const dialog = inside?.document.querySelector('dialog');
    return {
      width: inside?.innerWidth,
      isNarrow: inside?.matchMedia('(max-width: 47.99em)').matches,
      dialog: dialog && inside?.getComputedStyle(dialog).backgroundColor,
      page: getComputedStyle(document.body).backgroundColor,
    };
  });
  expect(look).toEqual({ width: 375, isNarrow: true, dialog: 'rgb(26, 34, 38)', page: 'rgb(255, 255, 255)' });
  expect(other.complaints).toEqual([]);
  await other.context.close();
});

test('busy panels can be viewed while ports wait', async () => {
  await open({ machine: 'connect', ports: 'held' });
  const loading = windowAt('admission.loading').getByRole('dialog');
  await loading.locator('[aria-busy="true"]').waitFor();
  await page.getByRole('button', { name: 'Answer as the story says' }).click();
  await heading('connect.editing', 'Connect Lantern Archive').waitFor();
});

/** Runs in the page: how many of these cards have drawn their panel once they were scrolled to. */
async function drawnInTurn(all: Element[]): Promise<number> {
  const drawn = (card: Element) => card.querySelector<HTMLIFrameElement>('iframe[inert]')?.contentDocument;
  for (const card of all) {
    card.scrollIntoView({ behavior: 'instant' });
    while (!drawn(card)?.querySelector('h2')) await new Promise(requestAnimationFrame);
  }
  return all.length;
}

test('the gallery draws near panels, each in its turn, takes no focus, and leads to each panel', async () => {
  await open({ view: 'gallery' });
  const cards = page.locator('[data-place]');
  await cards.first().frameLocator('iframe').locator('h2').waitFor();
  const count = await cards.count();
  expect(await page.locator('iframe').count()).toBeLessThan(count / 3);
  expect(await cards.evaluateAll(drawnInTurn)).toBe(count);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await page.locator('[data-place="disconnect.confirming"]').getByRole('link').click();
  await windowAt('disconnect.confirming').getByRole('dialog').waitFor();
});

test('it calls no server, whatever the tester does', async () => {
  await open({ machine: 'disconnect' });
  await windowAt('disconnect.confirming').getByRole('dialog').waitFor();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Play the whole story' }).click();
  await page.getByText(/The dialog has closed/).waitFor();
  expect(requested.filter((path) => path !== '/icon.svg')).toEqual([]);
});

test('light and dark, wide and on a phone: axe finds no fault inside and out, nothing scrolls sideways', async () => {
  const other = await visit({ colorScheme: 'light' });
  for (const [parameters, place] of [
    [{ machine: 'connect' }, 'connect.editing'],
    [{ machine: 'connect', width: 'phone', theme: 'dark', in: 'nl' }, 'connect.editing'],
    [{ machine: 'connect', width: 'phone', in: 'pseudo' }, 'connect.editing'],
    [{ machine: 'connect', ports: 'held' }, 'admission.loading'],
    [{ machine: 'stepUp', story: 'unmet', at: 'stepUp.unavailable' }, 'stepUp.explaining'],
    [{ machine: 'connect', view: 'gallery' }, 'connect.interrupted'],
  ] as const) {
    await open(parameters, other.page);
    const frame = other.page.locator(`iframe[title="${place}"]`);
    await frame.contentFrame().locator('dialog').waitFor();
    const inside = await (await frame.elementHandle())?.contentFrame();
    const isStill = 'view' in parameters;
    const faults = await faultsInEveryLook(other.page, isStill ? undefined : (inside ?? undefined));
    expect([parameters, faults]).toEqual([parameters, []]);
  }
  expect(other.complaints).toEqual([]);
  await other.context.close();
});

test.each([
  ['session', /has no dialog/],
  ['', /All panels of all dialogs/],
])('without a dialog (“%s”) it shows a message, and axe finds nothing', async (machine, words) => {
  await open({ machine });
  await page.getByText(words).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('no errors were logged on the way', () => {
  expect(visitor.complaints).toEqual([]);
});
