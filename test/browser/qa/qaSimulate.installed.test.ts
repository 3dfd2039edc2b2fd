/** Simulate in the built product: `connect` to each of its outcomes, and again from the pasted address. */
import type { Page } from 'playwright-core';
import { connectMachine } from '../../../src/machines/connect/connect.machine';
import { closeBrowser, visit, workOf, type Visit } from '../../support/browser/browser';
import { sharedDashboard } from '../../support/product/dashboard';
import { pressEnter } from '../../support/browser/keyboard';
import { faultsInEveryLook } from '../../support/browser/looks';

const dashboard = sharedDashboard();
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  visitor = await visit();
  page = visitor.page;
});

afterAll(async () => {
  await visitor.context.close();
  await closeBrowser();
});

const region = (name: string, on = page) => on.getByRole('region', { name, exact: true });
const now = () => region('Now');
const place = (name: string) => now().getByText(name, { exact: true });

async function open(parameters: Readonly<Record<string, string>>, on = page) {
  await on.goto(`${dashboard.url}/qa?${new URLSearchParams({ mode: 'simulate', ...parameters }).toString()}`);
  await region('Now', on).waitFor();
}

interface Way {
  /** By name: `ticketRequest filed` answers, `form.submitted` is sent, `into stepUp` enters. */
  readonly steps: readonly string[];
  /** Story whose input it needs; absent: the first. */
  readonly story?: string;
}

async function take(step: string) {
  const [name = '', fixture] = step.split(' ');
  if (name === 'into') {
    await now()
      .getByRole('button', { name: `Step into ${fixture}` })
      .click();
  } else if (fixture === undefined) {
    await now()
      .getByRole('button', { name: new RegExp(`^${name.replace('.', String.raw`\.`)}.*to `) })
      .first()
      .click();
  } else {
    await now()
      .getByRole('combobox', { name: `Answer of ${name}` })
      .selectOption(fixture);
    await now().getByRole('button', { name: 'Answer', exact: true }).click();
  }
}

const sent = ['admission plain', 'form.submitted'];
const ways: Readonly<Record<string, Way>> = {
  requested: { steps: [...sent, 'ticketRequest filed'] },
  requestedWithoutKey: { steps: [...sent, 'ticketRequest filedWithoutKey'] },
  queued: { steps: [...sent, 'ticketRequest queued'] },
  accepted: { story: 'accepted', steps: ['admission invited', 'form.submitted', 'ticketRequest filed'] },
  established: { steps: ['admission immediate', 'form.submitted', 'ticketRequest established'] },
  takingSecondWay: { steps: ['admission plain', 'secondWay.requested'] },
  rejected: { steps: ['admission immediate', 'form.submitted', 'ticketRequest rejected'] },
  alreadyConnected: { steps: [...sent, 'into ticketRequest', 'fileTicket connected'] },
  alreadyRequested: { steps: ['admission pending'] },
  alreadyAnswered: { story: 'alreadyAnswered', steps: ['admission answered'] },
  invitationUnknown: { story: 'invitationUnknown', steps: ['admission plain'] },
  notConnectable: { story: 'notConnectable', steps: ['admission saml1Only'] },
  outsideEdugain: { story: 'outsideEdugain', steps: ['admission plain'] },
  serviceGone: { steps: [...sent, 'ticketRequest gone'] },
  interrupted: { steps: [...sent, 'ticketRequest broken'] },
  confirmingLeave: { steps: [...sent, 'ticketRequest dismissed'] },
  editing: {
    story: 'stepUpMet',
    steps: ['admission plain', 'into stepUp', 'login.returned', 'admission plain'],
  },
  cancelled: { steps: ['into admission', 'dismissal.requested'] },
  finished: {
    steps: [
      ...sent,
      'into ticketRequest',
      'fileTicket refused',
      'into ticketSystemDown',
      'retry.requested',
      'fileTicket filed',
      'dismissal.requested',
    ],
  },
};

test('no outcome is missing', () => {
  const outcomes = Object.values(connectMachine.states).filter(
    ({ type, tags }) => type === 'final' || tags.some((tag) => tag === 'terminal'),
  );
  expect(outcomes.map(({ key }) => key).filter((key) => !(key in ways))).toEqual([]);
});

/** The journal with its values, without what folds them away. */
async function journalOn(on: Page): Promise<string> {
  return (await region('Journal', on).locator('ol').first().textContent()) ?? '';
}

test.each(Object.entries(ways))(
  'connect is driven to %s, and the pasted address leads there again',
  async (state, way) => {
    await open({ machine: 'connect', ...(way.story && { story: way.story }) });
    await place('connect.preparing').waitFor();
    for (const step of way.steps) await take(step);
    await place(`connect.${state}`).waitFor();
    expect(new URL(page.url()).searchParams.get('steps')).toContain('"');
    const journal = await journalOn(page);

    const other = await visit();
    await other.page.goto(page.url());
    await region('Now', other.page).getByText(`connect.${state}`, { exact: true }).waitFor();
    expect(await journalOn(other.page)).toBe(journal);
    expect(other.complaints).toEqual([]);
    await other.context.close();
  },
);

test('the browser’s own way back takes a step back', async () => {
  await open({ machine: 'connect' });
  await take('admission plain');
  await place('connect.editing').waitFor();
  await page.goBack();
  await place('connect.preparing').waitFor();
  await page.goForward();
  await place('connect.editing').waitFor();
});

test('by keyboard: into the picture, along a transition, and back', async () => {
  await open({ machine: 'connect' });
  const picture = page.getByRole('region', { name: /^Picture of connect/ });
  await pressEnter(page, picture.getByRole('button', { name: /^preparing/ }));
  await place('connect.preparing').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await place('connect.editing').waitFor();
  await page.keyboard.press('Control+z');
  await place('connect.preparing').waitFor();
  await page.keyboard.press('Control+Shift+z');
  await place('connect.editing').waitFor();
});

test('typed values are checked, in the chosen language', async () => {
  await open({ machine: 'ticketRequest' });
  await page.getByRole('radiogroup').getByText('NL', { exact: true }).click();
  const panel = region('Nu');
  await panel.locator('summary', { hasText: 'als JSON' }).click();
  await panel.getByRole('radiogroup').getByText('Met een fout').click();
  await panel.getByRole('textbox').fill('{ "kind": "levelTooLow" }');
  await panel.getByRole('button', { name: 'Antwoorden met deze JSON' }).click();
  await panel.getByText('Een fout van de soort levelTooLow heeft ‘required’ nodig: een getal.').waitFor();
  await page.getByRole('radiogroup').getByText('EN', { exact: true }).click();
  await now().waitFor();
});

test('jumps to a state by the shortest path', async () => {
  await open({ machine: 'connect' });
  const start = region('Where it starts');
  await start.getByRole('combobox', { name: /shortest path/ }).selectOption('outsideEdugain');
  await start.getByRole('button', { name: 'Go', exact: true }).click();
  await place('connect.outsideEdugain').waitFor();
  await page.reload();
  await place('connect.outsideEdugain').waitFor();
});

test('it never calls a server, and no step is noticeable', async () => {
  let requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  async function walk(): Promise<readonly number[]> {
    await open({ machine: 'connect' });
    requested = [];
    const works: number[] = [];
    for (const step of ways.finished?.steps ?? []) works.push(await workOf(page, () => take(step)));
    await place('connect.finished').waitFor();
    // The browser asks for the icon again whenever the address changes.
    expect(requested.filter((path) => path !== '/icon.svg')).toEqual([]);
    return works;
  }
  // On a busy machine one measurement may be far off.
  const [first, second] = [await walk(), await walk()];
  const works = first.map((work, index) => Math.min(work, second[index] ?? Number.NaN));
  expect(Math.min(...works)).toBeGreaterThan(0);
  expect(Math.max(...works)).toBeLessThan(200);
});

test('light and dark, wide and on a phone: axe finds no fault, nothing scrolls sideways', async () => {
  const other = await visit({ colorScheme: 'light' });
  const steps = [
    { answer: 'admission', fixture: 'plain' },
    {
      event: {
        type: 'form.submitted',
        draft: { comments: '', level: '', contactEmail: '', shareNone: false },
      },
    },
    { enter: 'ticketRequest' },
  ];
  for (const parameters of [
    { machine: 'connect', steps: JSON.stringify(steps) },
    { machine: 'connect', steps: JSON.stringify(steps.slice(0, 1)), at: 'connect.finished' },
    { machine: 'serviceConnection' },
    { machine: 'visualiser', story: 'simulation' },
    { machine: 'connect', steps: JSON.stringify([{ answer: 'admission', fixture: 'gone' }]) },
  ]) {
    await open(parameters, other.page);
    expect([parameters, await faultsInEveryLook(other.page)]).toEqual([parameters, []]);
  }
  expect(other.complaints).toEqual([]);
  await other.context.close();
});

test('no errors were logged on the way', () => {
  expect(visitor.complaints).toEqual([]);
});
