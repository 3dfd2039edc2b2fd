import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages, type Language } from '../../src/contracts/domain/language';
import { charts } from '../../src/qa/charts';
import { forgetVisit, record } from '../../src/qa/coverage/visit';
import { VisualiserPage } from '../../src/qa/VisualiserPage';
import { violations } from '../support/dom/axe';
import { nameOf, pictureDrawn, renderQa } from '../support/rendered/renderQa';

const filed = 'connect.submitting · xstate.done.actor.ticketRequest · 1';
const submit = 'connect.editing · form.submitted · 0';
const edgesOfConnect = charts.find(({ id }) => id === 'connect')?.edges.length ?? 0;

beforeEach(() => forgetVisit());

async function open(place: Readonly<Record<string, string>>, language: Language = 'en') {
  const user = userEvent.setup();
  const at = `/qa?${new URLSearchParams({ mode: 'coverage', ...place }).toString()}`;
  const { router } = await renderQa(<VisualiserPage />, { at, language });
  if (place.machine) await pictureDrawn();
  else await screen.findByRole('table');
  const address = () => new URLSearchParams(router.state.location.search);
  const item = (name: string) => {
    const found = [...document.querySelectorAll<SVGElement>('[data-name]')].find(
      ({ dataset }) => dataset.name === name,
    );
    if (!found) throw new Error(`${name} is not in the picture`);
    return found;
  };
  return { user, address, item };
}

const region = (name: string | RegExp) => screen.getByRole('region', { name });
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) });

test('all machines, each with the transitions of tests and tester; its name leads to it', async () => {
  act(() => record('stepUp', ['stepUp.checking · always · 0']));
  const { user, address } = await open({});
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.split(' — ')[0]);
  expect([...names].sort()).toEqual(charts.map(({ id }) => id).sort());
  expect(row('stepUp')).toHaveTextContent('15 of 15');
  expect(row('stepUp')).toHaveTextContent('1 of 15');
  // Transitions taken by the tests count as taken, with or without the tester.
  for (const { id } of charts) expect(row(id)).toHaveTextContent('100%');
  expect(screen.getByText(/^([\d,]+) of \1 by tests · 1 by you$/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^stepUp/ }));
  expect(address().get('mode')).toBe('coverage');
  expect(address().get('machine')).toBe('stepUp');
});

test('through the lens of the visit, the least covered machine is first', async () => {
  act(() => record('stepUp', ['stepUp.checking · always · 0']));
  await open({ lens: 'visit' });
  expect(screen.getAllByRole('rowheader').at(-1)).toHaveTextContent(/^stepUp/);
  expect(row('stepUp')).toHaveTextContent('6%');
  expect(row('connect')).toHaveTextContent(`0 of ${edgesOfConnect}`);
});

test('the lens is in the address, and stays when a machine is opened', async () => {
  const { user, address } = await open({});
  await user.click(screen.getByRole('radio', { name: 'This visit' }));
  expect(address().get('lens')).toBe('visit');
  expect(screen.queryByRole('columnheader', { name: 'By the tests' })).toBeNull();
  expect(screen.getByText(/^Not in this visit: [\d,]+$/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^connect/ }));
  expect(address().get('lens')).toBe('visit');
  await user.click(screen.getByRole('radio', { name: 'Tests' }));
  expect(address().get('lens')).toBe('tests');
  expect(screen.getByText(`${edgesOfConnect} of ${edgesOfConnect} by tests`)).toBeVisible();
  expect(region('Still to take')).toHaveTextContent('Every transition has been taken.');
});

test('picture and outline show who took each transition, in words as well; the legend names the visible kinds', async () => {
  act(() => record('connect', [filed]));
  const { item } = await open({ machine: 'connect' });
  expect(item(filed).dataset.mark).toBe('byBoth');
  expect(nameOf(item(filed))).toMatch(/by both$/);
  expect(item(submit).dataset.mark).toBe('byTests');
  expect(nameOf(item('editing'))).toMatch(/by tests$/);
  const outline = within(region('Outline'));
  expect(outline.getByRole('button', { name: /^submitting.*by both$/ })).toBeVisible();
  const legend = within(region(/^connect/)).getAllByRole('list')[0];
  expect(legend).toHaveTextContent('by tests');
  expect(legend).toHaveTextContent('by both');
  expect(legend).not.toHaveTextContent('not covered');
});

test('the remaining transitions are listed; each selects itself, and shows who takes it', async () => {
  act(() => record('connect', [filed]));
  const { user, address, item } = await open({ machine: 'connect', lens: 'visit' });
  expect(item(submit).dataset.mark).toBe('uncovered');
  const left = within(region('Still to take')).getAllByRole('button');
  expect(left).toHaveLength(edgesOfConnect - 1);
  const one = left.find(
    ({ textContent }) => textContent?.includes('form.submitted') && /editing/.test(textContent),
  );
  if (!one) throw new Error('It is not listed');
  await user.click(one);
  expect(address().get('at')).toBe(submit);
  expect(item(submit)).toHaveAttribute('aria-pressed', 'true');
  expect(one).toHaveAttribute('aria-current', 'true');
  const by = region('Who takes it');
  expect(by).toHaveTextContent('You have not taken it in this visit.');
  expect(by).toHaveTextContent(/\d+ stories of the tests take it/);
  expect(within(by).getByRole('link', { name: 'connect: returned' })).toHaveAttribute(
    'href',
    '/qa?mode=simulate&machine=connect&story=returned',
  );
  act(() => record('connect', [submit]));
  expect(by).toHaveTextContent('You took it in this visit.');
});

test('the visit is forgotten by one button, which says so; without a visit the button is missing', async () => {
  act(() => record('connect', [filed]));
  const { user } = await open({ machine: 'connect' });
  const forget = screen.getByRole('button', { name: 'Forget this visit' });
  await user.click(forget);
  expect(screen.getByText('This visit starts again.')).toBeInTheDocument();
  expect(region('Coverage')).toHaveTextContent(`By tests only: ${edgesOfConnect}`);
  expect(forget).toHaveAttribute('aria-disabled', 'true');
  expect(forget).toHaveAccessibleDescription('Nothing has been taken in this visit.');
  expect(forget).toHaveFocus();
});

test('a machine that is entered stays in this mode; so do links to places', async () => {
  const { user, address } = await open({ machine: 'connect', at: 'connect.submitting' });
  await user.click(within(region('Selected')).getByRole('link', { name: 'ticketRequest' }));
  expect([address().get('mode'), address().get('machine')]).toEqual(['coverage', 'ticketRequest']);
  await pictureDrawn();
  await user.click(screen.getByRole('link', { name: 'All machines' }));
  expect([address().get('mode'), address().get('machine')]).toEqual(['coverage', null]);
});

test('the path of Simulate is shown here', async () => {
  const { user } = await open({ machine: 'connect' });
  await user.click(screen.getByRole('link', { name: 'Simulate' }));
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  await user.click(screen.getByRole('link', { name: 'Coverage' }));
  // The look-up is admitted, and two decisions follow at once.
  expect(await screen.findByText('By tests and in this visit: 3')).toBeVisible();
});

test('scripts are shown on request, first those that lead to the selection', async () => {
  const { user } = await open({ machine: 'connect', at: filed });
  const scripts = within(region('Test scripts'));
  expect(scripts.queryByText(/^\d+\. /)).toBeNull();
  await user.click(scripts.getByRole('button', { name: 'Show the scripts' }));
  expect(scripts.getByRole('heading', { name: 'Those that lead to what is selected' })).toBeVisible();
  const [first] = scripts.getAllByRole('group');
  if (!first) throw new Error('There is no script');
  expect(first).toHaveTextContent('Sending your request → Request sent');
  expect(first).toHaveTextContent('Fill in the form and send it.');
  expect(first).toHaveTextContent('Expected: “Request sent”.');
  await user.click(scripts.getByRole('button', { name: 'Hide the scripts' }));
  expect(scripts.queryByText('Fill in the form and send it.')).toBeNull();
});

test.each(languages)('axe finds nothing (%s)', async (language) => {
  act(() => record('connect', [filed]));
  const { user } = await open({ machine: 'connect', at: filed }, language);
  const show = { en: 'Show the scripts', nl: 'Scripts tonen', pt: 'Mostrar os guiões' }[language];
  await user.click(screen.getByRole('button', { name: show }));
  await waitFor(() => expect(document.querySelectorAll('ol').length).toBeGreaterThan(5));
  expect(await violations()).toEqual([]);
});
