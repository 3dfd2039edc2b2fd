import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { charts } from '../../src/qa/charts';
import { invokedBy } from '../../src/qa/chart/invocations';
import { dialogStories } from '../../src/qa/dialogStories';
import { findIn } from '../../src/qa/search/findIn';
import { VisualiserPage } from '../../src/qa/VisualiserPage';
import { violations } from '../support/dom/axe';
import { nameOf, pictureDrawn, renderQa, type QaOptions } from '../support/rendered/renderQa';

async function open(at: string, language: QaOptions['language'] = 'en') {
  const user = userEvent.setup();
  const { router } = await renderQa(<VisualiserPage />, { at, language });
  await pictureDrawn();
  const address = () => new URLSearchParams(router.state.location.search);
  const inPicture = (name: string) => {
    const items = document.querySelectorAll<SVGElement>('[data-name]');
    const found = [...items].find(({ dataset }) => dataset.name === name);
    if (!found) throw new Error(`${name} is not in the picture`);
    return found;
  };
  return { user, router, address, inPicture };
}

const search = () => screen.getByRole('searchbox');

describe('all machines', () => {
  test('each with what it is, its states, its coverage, and what it runs', async () => {
    await open('/qa');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(charts.length);
    const connect = screen.getByRole('row', { name: /^connect / });
    const chart = charts.find(({ id }) => id === 'connect');
    expect(connect).toHaveTextContent(/Asks to connect the institution to a service/);
    expect(connect).toHaveTextContent(/Runsadmission ?stepUp ?ticketRequest/);
    await waitFor(() => expect(connect).toHaveTextContent(new RegExp(`${chart?.states.length}100%$`)));
    expect(within(connect).getByRole('link', { name: 'admission' })).toHaveAttribute(
      'href',
      '/qa?machine=admission',
    );
    expect(await violations(screen.getByRole('main'))).toEqual([]);
  });

  test('each is a box, dialogs first; boxes of parts are in a fold', async () => {
    await open('/qa');
    const boxes = screen.getAllByRole('link', { name: /\d+ states?, \d+ transition/ });
    for (const { id } of charts) {
      const isDialog = Object.values(dialogStories).some((dialog) => dialog.id === id);
      const own = boxes.filter((box) => box.getAttribute('href') === `/qa?machine=${id}`);
      expect([id, own.map((box) => box.closest('details') === null)]).toEqual([id, [isDialog]]);
    }
  });

  test('the picture shows every machine that runs another or is run, and each invocation leads to the state that invokes', async () => {
    const { user, address, inPicture } = await open('/qa');
    const runs = charts.filter(({ id }) =>
      charts.some((chart) => invokedBy(chart).some(({ to, from }) => to === id || from === id)),
    );
    expect(runs.length).toBeGreaterThan(5);
    for (const { id } of runs) expect(nameOf(inPicture(id))).toBe(`${id}, machine`);
    await user.click(inPicture('ticketRequest.waiting · ticketSystemDown'));
    expect([address().get('machine'), address().get('at')]).toEqual([
      'ticketRequest',
      'ticketRequest.waiting',
    ]);
  });

  test('a box opens its machine by keyboard', async () => {
    const { user, address, inPicture } = await open('/qa');
    act(() => inPicture('admission').focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 2, name: /^admission — / });
    expect(address().toString()).toBe('machine=admission');
  });
});

describe('the search', () => {
  const find = (query: string) =>
    findIn(charts, query, { title: () => '' }).map(({ kind, name, machine, at }) => ({
      kind,
      name,
      machine,
      at,
    }));

  test.each([
    ['steppingup', 'state', 'connect.steppingUp'],
    ['dismissal.req', 'event', 'connect.editing · dismissal.requested · 0'],
    ['hasOpenTicket', 'guard', 'connect.checking · always · 3'],
    [
      'forgetLevel',
      'action',
      expect.stringMatching(/^connect\.submitting · xstate\.done\.actor\.ticketRequest · \d+$/) as string,
    ],
    ['countAttempt', 'action', 'ticketRequest.submitting'],
    ['fileTicket', 'port', 'ticketRequest.submitting'],
    ['resting', 'tag', 'connect.editing'],
  ])('%s finds the %s', (query, kind, at) => {
    expect(find(query)).toContainEqual(expect.objectContaining({ kind, at }));
  });

  test('nothing finds nothing, and invoked machines do not count as ports', () => {
    expect(find('  ')).toEqual([]);
    expect(find('no such thing')).toEqual([]);
    expect(find('stepUp').filter(({ kind }) => kind === 'port')).toEqual([]);
  });

  test('results that begin with the query come first', () => {
    const [first] = find('submitting');
    expect(first).toMatchObject({ kind: 'state', name: 'submitting' });
    expect(find('ticket').findIndex(({ name }) => name === 'fileTicket')).toBeGreaterThan(
      find('ticket').findIndex(({ name }) => name === 'ticketSystemDown'),
    );
  });

  test('leads there, shows their number, and finds a state by the heading that the person sees', async () => {
    const { user, address, inPicture } = await open('/qa', 'nl');
    await user.type(search(), 'xyz');
    expect(within(screen.getByRole('search')).getByRole('status')).toHaveTextContent('Niets gevonden');
    await user.clear(search());
    await user.type(search(), 'Op een hoger niveau inloggen');
    const found = within(screen.getByRole('search')).getAllByRole('link');
    expect(within(screen.getByRole('search')).getByRole('status')).toHaveTextContent(
      `${found.length} plaatsen`,
    );
    await user.click(screen.getByRole('link', { name: /steppingUp.*in disconnect/ }));
    expect([address().get('machine'), address().get('at')]).toEqual(['disconnect', 'disconnect.steppingUp']);
    await waitFor(() => expect(inPicture('steppingUp')).toHaveAttribute('aria-pressed', 'true'));
  });

  test('shows forty places at most and says how many are hidden', async () => {
    const { user } = await open('/qa');
    await user.type(search(), 'remember');
    const all = find('remember').length;
    expect(all).toBeGreaterThan(40);
    expect(within(screen.getByRole('search')).getAllByRole('link')).toHaveLength(40);
    expect(screen.getByText(`${all - 40} more places. Type more to see them.`)).toBeVisible();
  });
});

describe('one machine', () => {
  test('picture and outline share the selection, both ways, and the address says it', async () => {
    const { user, address, inPicture } = await open('/qa?machine=connect');
    await user.click(inPicture('editing'));
    expect(address().get('at')).toBe('connect.editing');
    const outline = screen.getByRole('region', { name: 'Outline' });
    expect(within(outline).getByRole('button', { current: true })).toHaveTextContent('editing');
    await user.click(within(outline).getByRole('button', { name: 'On form.submitted does rememberDraft' }));
    expect(address().get('at')).toBe('connect.editing · form.submitted · 0');
    expect(inPicture('connect.editing · form.submitted · 0')).toHaveAttribute('aria-pressed', 'true');
    expect(inPicture('editing')).toHaveAttribute('aria-pressed', 'false');
  });

  test('shows all about a state, with its ways in and out as links', async () => {
    const { user, address } = await open('/qa?machine=connect&at=connect.steppingUp');
    const details = screen.getByRole('region', { name: 'Selected' });
    expect(details).toHaveTextContent('A stronger login is needed first');
    expect(details).toHaveTextContent('Heading that the person seesStep up your login');
    expect(within(details).getByRole('link', { name: 'checking: always [isLevelTooLow]' })).toBeVisible();
    await user.click(within(details).getByRole('link', { name: 'done stepUp [hasDraft] → choosing' }));
    expect(address().get('at')).toBe('connect.steppingUp · xstate.done.actor.stepUp · 1');
    expect(details).toHaveTextContent('HappensWhen stepUp is doneOnly ifhasDraftFromsteppingUpTochoosing');
    expect(await violations(screen.getByRole('main'))).toEqual([]);
  });

  test('into an invoked machine, and back', async () => {
    const { user, router, address } = await open('/qa?machine=connect&at=connect.submitting');
    await user.click(screen.getByRole('button', { name: 'Open ticketRequest' }));
    await screen.findByRole('heading', { level: 2, name: /^ticketRequest — / });
    await user.click(screen.getByRole('link', { name: 'Run by connect in submitting' }));
    expect(address().get('at')).toBe('connect.submitting');
    await user.click(screen.getByRole('link', { name: 'All machines' }));
    expect(address().toString()).toBe('');
    await act(() => router.navigate(-2));
    expect(await screen.findByRole('heading', { level: 2, name: /^ticketRequest — / })).toBeVisible();
  });

  test.each(['connect.nowhere', 'stepUp.checking', '<img>'])(
    'an address with the selection %s shows the machine and nothing selected',
    async (at) => {
      await open(`/qa?machine=connect&at=${encodeURIComponent(at)}`);
      expect(screen.getByText('Select a state or a transition in the picture or the outline.')).toBeVisible();
    },
  );

  test('an unknown machine shows the map', async () => {
    await open('/qa?machine=nosuch');
    expect(search()).toBeVisible();
  });

  test('shows itself', async () => {
    const { inPicture } = await open('/qa?machine=visualiser&at=visualiser.mapping');
    expect(inPicture('mapping')).toHaveAttribute('aria-pressed', 'true');
  });
});
