/** Reviews of connected services: their page, on answers of our server. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { loadCatalogue } from '../../../../src/i18n/loadCatalogue';
import type { Review } from '../../../../src/extensions/reviews/contract/review.wire';
import { reviewSheet } from '../../../../src/extensions/reviews/page/reviewSheet';
import { reviewText } from '../../../../src/extensions/reviews/page/reviewText';
import { enveloped, problem, type FakeServer } from '../../../support/dom/fakeServer';
import { servicesTicked } from '../../../../src/store/selection.slice';
import { person, wireService } from '../../../support/builders';
import { facts, kim, me, personOf, reviewRow, showReviews, wireReview } from './reviewPage';

beforeEach(() => {
  sessionStorage.clear();
});

const author = { by: 'Kim Placeholder', at: '2026-11-02T10:00:00Z' };
const card = (name: string) => screen.getByRole('article', { name });
const sent = ({ seen }: FakeServer) =>
  seen.filter(({ method, path }) => method === 'POST' && path !== '/actions');

test('an admin starts a review, with a colleague who looks (REQUIREMENTS 445)', async () => {
  let review: Review | undefined;
  const { server, user } = await showReviews({
    review: () => review,
    change: (one) =>
      one.on('POST /x/reviews', () => {
        review = wireReview([reviewRow(1, 'Atlas')]);
        return enveloped(review);
      }),
  });
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Start review' }));
  expect((await screen.findAllByText('Enter a name')).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'All of them');
  await screen.findByRole('option', { name: /^Kim/ });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Given to' }), kim.mail);
  await user.click(screen.getByRole('button', { name: 'Start review' }));
  await screen.findByRole('article', { name: 'Atlas' });
  expect(sent(server).map(({ path, body }) => [path, body])).toEqual([
    ['/x/reviews', expect.objectContaining({ title: 'All of them', givenTo: kim })],
  ]);
});

test('services that are ticked outlast a login for the start of a review, also where nothing was typed', async () => {
  const apps = ['Atlas', 'Boreas'].map((name, index) =>
    wireService({
      id: index + 1,
      spEntityId: `https://${name}.example`,
      names: { en: name },
      connected: true,
    }),
  );
  const change = (one: FakeServer) =>
    one
      .on('GET /services', () => enveloped({ apps, facets: [] }))
      .on('POST /x/reviews', () => problem(409, 'review-changed'));
  const { store, router, unmount } = await showReviews({ at: '/apps/all', change });
  act(() => void store.dispatch(servicesTicked({ keys: ['saml20_sp:2'], on: true })));
  await act(() => router.navigate('/reviews'));
  expect(await screen.findByRole('radio', { name: /selected in the list \(1\)/ })).toBeChecked();
  // A login leaves the page unchanged.
  const stored = { ...sessionStorage };
  unmount();
  for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, String(value));
  const { server, user } = await showReviews({ change });
  expect(await screen.findByRole('radio', { name: /selected in the list \(1\)/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Start review' }));
  await waitFor(() => expect(sent(server)).toHaveLength(1));
  expect(sent(server)[0]?.body).toHaveProperty('services', [
    { service: 'https://Boreas.example', serviceType: 'saml20_sp' },
  ]);
});

test('a person who is in no list is named by an address, which is looked at', async () => {
  const { user } = await showReviews();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Given to' }), 'Somebody else…');
  await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'sam');
  await user.click(screen.getByRole('button', { name: 'Start review' }));
  expect((await screen.findAllByText(/^Enter an e-mail address/)).length).toBeGreaterThan(0);
});

test('the facts stand beside each connection, with old and new of what has changed (REQUIREMENTS 450)', async () => {
  const last = { at: '2025-11-01T09:00:00Z', facts: { ...facts, attributes: [], contract: 'none' } };
  await showReviews({
    review: () =>
      wireReview([reviewRow(1, 'Atlas', { last }), reviewRow(2, 'Boreas', { connectedSince: author.at })]),
  });
  await screen.findByText('People last month: 7');
  const atlas = within(card('Atlas'));
  for (const fact of ['E-mail address', 'Connection agreement', /^Changed since/])
    expect(atlas.getAllByText(fact).length).toBeGreaterThan(0);
  expect(card('Atlas').querySelectorAll('del')).toHaveLength(2);
  expect(within(card('Boreas')).getByText(/connected since 2 November 2026/)).toBeInTheDocument();
  expect(within(card('Boreas')).getByText('None this year or last')).toBeInTheDocument();
});

test('a connection is kept with one press, and the focus stays with it', async () => {
  const rows = [reviewRow(1, 'Atlas')];
  const { server, user } = await showReviews({
    review: () => wireReview(rows),
    change: (one) =>
      one.on('POST /x/reviews/r1/verdicts', () => {
        rows[0] = reviewRow(1, 'Atlas', { revision: 1, verdict: { kind: 'keep', remark: '', ...author } });
        return enveloped(wireReview(rows));
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Keep' }));
  await screen.findByText(/Kim Placeholder decided to keep/);
  expect(sent(server).map(({ body }) => body)).toEqual([{ action: 'keep', row: 1, revision: 0 }]);
  await waitFor(() => expect(within(card('Atlas')).getByRole('heading')).toHaveFocus());
  expect(screen.getByText(/connections have a decision/)).toHaveTextContent('1 of 1');
});

test('a person who was second sees what the first said, keeps what was typed, and sends it over that (REQUIREMENTS 448)', async () => {
  const rows = [reviewRow(1, 'Atlas')];
  const { server, user } = await showReviews({
    review: () => wireReview(rows),
    change: (one) =>
      one.on('POST /x/reviews/r1/verdicts', () => {
        if (rows[0]?.revision === 1) {
          rows[0] = reviewRow(1, 'Atlas', {
            revision: 2,
            verdict: { kind: 'end', remark: 'Mine', ...author },
          });
          return enveloped(wireReview(rows));
        }
        rows[0] = reviewRow(1, 'Atlas', {
          revision: 1,
          verdict: { kind: 'keep', remark: 'Theirs', ...author },
        });
        return problem(409, 'review-changed');
      }),
  });
  await user.click(await screen.findByRole('link', { name: 'End or ask…' }));
  await user.type(await screen.findByRole('textbox', { name: /^Remark/ }), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/The review has changed in the meantime/);
  await screen.findByText('Theirs');
  expect(screen.getByRole('textbox', { name: /^Remark/ })).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/decided to end/);
  expect(sent(server).map(({ body }) => body)).toEqual(
    [0, 1].map((revision) => ({ action: 'end', row: 1, revision, remark: 'Mine' })),
  );
});

test('a colleague is asked, and answers (REQUIREMENTS 449)', async () => {
  const { server, user } = await showReviews({
    review: () =>
      wireReview([
        reviewRow(1, 'Atlas'),
        reviewRow(2, 'Boreas', {
          ...{ mine: false, asksMe: true, givenTo: kim, revision: 3 },
          question: { text: 'Who uses it?', asked: me, ...author },
        }),
      ]),
    change: (one) => one.on('POST /x/reviews/r1/verdicts', () => enveloped({ id: 'r1' })),
  });
  await user.click(await screen.findByRole('link', { name: 'End or ask…' }));
  await user.click(screen.getByRole('radio', { name: /^Ask somebody/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Enter a question')).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('textbox', { name: /^Question/ }), 'For which faculty?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('link', { name: 'Answer…' });
  await user.click(screen.getByRole('link', { name: 'Answer…' }));
  await user.type(await screen.findByRole('textbox', { name: 'Answer' }), 'The library');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(server)).toHaveLength(2));
  expect(sent(server).map(({ body }) => body)).toEqual([
    { action: 'ask', row: 1, revision: 0, question: 'For which faculty?', asked: kim },
    { action: 'answer', row: 2, revision: 3, answer: 'The library' },
  ]);
});

test('ticked connections are given to a person', async () => {
  const { server, user } = await showReviews({
    review: () => wireReview([reviewRow(1, 'Atlas'), reviewRow(2, 'Boreas')]),
    change: (one) => one.on('POST /x/reviews/r1/steps', () => enveloped({ id: 'r1' })),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Boreas' }));
  await user.click(screen.getByRole('button', { name: 'Give' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Give' })).toBeNull());
  expect(sent(server).map(({ body }) => body)).toEqual([{ action: 'give', rows: [2], to: kim }]);
});

test('a person who closes is told what is left; closed, it has a report and nothing to press (REQUIREMENTS 451)', async () => {
  let over: Partial<Review> = {};
  const { server, user } = await showReviews({
    review: () => wireReview([reviewRow(1, 'Atlas'), reviewRow(2, 'Boreas')], over),
    change: (one) =>
      one.on('POST /x/reviews/r1/steps', () => {
        over = { closedAt: author.at, closedBy: me.name, digest: 'abc', signed: true };
        return enveloped({ id: 'r1' });
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Close review…' }));
  expect(screen.getByText(/2 connections have no decision: Atlas, Boreas/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Close review…' }));
  await user.click(screen.getByRole('button', { name: 'Close review' }));
  expect(await screen.findByRole('link', { name: 'Report (JSON)' })).toHaveAttribute(
    'href',
    '/dashboard/api/x/reviews/r1/report',
  );
  expect(sent(server).map(({ body }) => body)).toEqual([{ action: 'close', left: 2 }]);
  expect(screen.getByRole('link', { name: 'Signature of the report' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
});

test('a viewer leads nothing, and decides what is theirs', async () => {
  const viewer = { dashboardAdmin: false, dashboardViewer: true };
  await showReviews({
    over: viewer,
    review: () => wireReview([reviewRow(1, 'Atlas'), reviewRow(2, 'Boreas', { mine: false, givenTo: kim })]),
  });
  expect(await screen.findAllByRole('button', { name: 'Keep' })).toHaveLength(1);
  for (const name of ['Remind now', 'Close review…'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a person who comes by a mail with a weak login is asked for a stronger one, and may read without (REQUIREMENTS 457)', async () => {
  const { user } = await showReviews({
    at: '/reviews/r1?show=mine&from=mail',
    over: { currentLoaLevel: 1, dashboardStepupEnabled: true },
    review: () => wireReview([reviewRow(1, 'Atlas')]),
  });
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(card('Atlas')).toBeInTheDocument();
});

test('the file for spreadsheets has a line for each connection (REQUIREMENTS 459)', async () => {
  const intl = createIntl({ locale: 'en', messages: await loadCatalogue('en') });
  const words = reviewText(intl, person(personOf()).installation, undefined);
  const rows = [reviewRow(1, 'Atlas', { verdict: { kind: 'keep', remark: 'Needed', ...author } })];
  const [head = [], ...lines] = reviewSheet(intl, { rows }, words);
  expect(lines.map((line) => line.length)).toEqual([head.length]);
  expect(lines[0]).toEqual(
    expect.arrayContaining(['Atlas', 'https://atlas.example', 'Keep', 'Needed', author.by]),
  );
});
