/** Reviews of connected services: their page, on answers of our server. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { loadCatalogue } from '../../../../src/i18n/loadCatalogue';
import type { Review, ReviewRow } from '../../../../src/extensions/reviews/contract/review.wire';
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
/** The decision on a connection. */
const answers = (name: string) => screen.getByRole('group', { name });
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
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
  await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), kim.mail);
  await user.click(screen.getByRole('button', { name: 'Start review' }));
  await screen.findByRole('rowheader', { name: 'Atlas' });
  expect(sent(server).map(({ path, body }) => [path, body])).toEqual([
    ['/x/reviews', expect.objectContaining({ title: 'All of them', givenTo: kim })],
  ]);
});

test('ticked services outlast a login for the start of a review, even if nothing was typed', async () => {
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
  expect(await screen.findByRole('radio', { name: /Only the selected services \(1\)/ })).toBeChecked();
  // A login leaves the page unchanged.
  const stored = { ...sessionStorage };
  unmount();
  for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, String(value));
  const { server, user } = await showReviews({ change });
  expect(await screen.findByRole('radio', { name: /Only the selected services \(1\)/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Start review' }));
  await waitFor(() => expect(sent(server)).toHaveLength(1));
  expect(sent(server)[0]?.body).toHaveProperty('services', [
    { service: 'https://Boreas.example', serviceType: 'saml20_sp' },
  ]);
});

test('a person who is in no list is named by an address, which is checked', async () => {
  const { user } = await showReviews();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Assigned to' }), 'Somebody else…');
  await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'sam');
  await user.click(screen.getByRole('button', { name: 'Start review' }));
  expect((await screen.findAllByText(/^Enter an e-mail address/)).length).toBeGreaterThan(0);
});

test('the facts of each connection are one press away, with old and new values of changes (REQUIREMENTS 450)', async () => {
  const last = { at: '2025-11-01T09:00:00Z', facts: { ...facts, attributes: [], contract: 'none' } };
  const { user } = await showReviews({
    review: () =>
      wireReview([reviewRow(1, 'Atlas', { last }), reviewRow(2, 'Boreas', { connectedSince: author.at })]),
  });
  await user.click(await screen.findByRole('button', { name: 'Details of Atlas' }));
  for (const fact of ['E-mail address', 'Connection agreement', /^Changed since/])
    expect(screen.getAllByText(fact).length).toBeGreaterThan(0);
  expect(document.querySelectorAll('del')).toHaveLength(2);
  expect(screen.queryByText(/connected since/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Details of Boreas' }));
  expect(screen.getByText(/connected since 2 November 2026/)).toBeInTheDocument();
});

/** Logins of this month, last month, this year and last year, by service. */
const counted = (one: FakeServer) => {
  const [year, month] = [new Date().getUTCFullYear(), new Date().getUTCMonth() + 1];
  const before = month === 1 ? `${year - 1}M12` : `${year}M${month - 1}`;
  const counts: Record<string, Record<string, number>> = {
    [`${year}M${month}`]: { atlas: 1 },
    [before]: { atlas: 9, ceres: 40, dione: 3 },
    [`${year}`]: { atlas: 90, ceres: 50, dione: 3 },
    [`${year - 1}`]: { boreas: 2 },
  };
  return one.on('GET /stats/loginAggregated', ({ params }) =>
    Response.json(
      Object.entries(counts[params.get('period') ?? ''] ?? {}).map(([name, count]) => ({
        sp_entity_id: `https://${name}.example`,
        count_user_id: count,
        distinct_count_user_id: count,
      })),
    ),
  );
};
const five = () =>
  wireReview(['Atlas', 'Boreas', 'Ceres', 'Dione', 'Eos'].map((name, index) => reviewRow(index + 1, name)));

test('services that are unused for longest are first, then those with the fewest users; by name if chosen (REQUIREMENTS 525)', async () => {
  const { user } = await showReviews({ review: five, change: counted });
  await screen.findByRole('rowheader', { name: 'Eos' });
  expect(rowNames()).toEqual(['Eos', 'Boreas', 'Dione', 'Ceres', 'Atlas']);
  const year = new Date().getUTCFullYear() - 1;
  for (const [name, last] of [
    ['Eos', `None since ${year}`],
    ['Boreas', `${year}`],
  ] as const)
    expect(screen.getByRole('rowheader', { name }).closest('tr')).toHaveTextContent(last);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By name');
  expect(rowNames()).toEqual(['Atlas', 'Boreas', 'Ceres', 'Dione', 'Eos']);
});

test('one press keeps all that were used last month, and says which were decided by others first (REQUIREMENTS 525)', async () => {
  const review = five();
  const { server, user } = await showReviews({
    review: () => review,
    change: (one) =>
      counted(one).on('POST /x/reviews/r1/verdicts', ({ body }) => {
        const { row } = body as { row: number };
        const verdict = { kind: row === 3 ? 'end' : 'keep', remark: '', ...author } as const;
        review.rows[row - 1] = { ...(review.rows[row - 1] as ReviewRow), revision: 1, verdict };
        return row === 3 ? problem(409, 'review-changed') : enveloped({ id: 'r1' });
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Keep 3 used last month' }));
  expect(await screen.findByText('2 of 3 decisions are saved')).toBeInTheDocument();
  expect(screen.getByText(/^1 connection has changed in the meantime/)).toBeInTheDocument();
  expect(sent(server).map(({ body }) => body)).toEqual(
    [1, 3, 4].map((row) => ({ action: 'keep', row, revision: 0 })),
  );
  for (const [name, pressed] of [
    ['Atlas', 'Keep'],
    ['Ceres', 'End'],
  ] as const)
    expect(within(answers(name)).getByRole('button', { name: pressed })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  expect(screen.queryByRole('button', { name: /used last month$/ })).toBeNull();
});

test('ticked connections are ended together, and only those of the reader (REQUIREMENTS 525)', async () => {
  const { server, user } = await showReviews({
    review: () =>
      wireReview([
        ...['Atlas', 'Boreas'].map((name, index) => reviewRow(index + 1, name)),
        reviewRow(3, 'Ceres', { mine: false, givenTo: kim }),
      ]),
    change: (one) => one.on('POST /x/reviews/r1/verdicts', () => enveloped({ id: 'r1' })),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Atlas' }));
  await user.click(screen.getByRole('button', { name: 'Select all 3' }));
  expect(screen.getByText('1 assigned to another person')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'End 2' }));
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
  expect(sent(server).map(({ body }) => body)).toEqual(
    [1, 2].map((row) => ({ action: 'end', row, revision: 0 })),
  );
});

test('a connection is kept with one press, and the focus stays on its button', async () => {
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
  await waitFor(() => expect(screen.getByText(/connections have a decision/)).toHaveTextContent('1 of 1'));
  expect(sent(server).map(({ body }) => body)).toEqual([{ action: 'keep', row: 1, revision: 0 }]);
  expect(screen.getByRole('button', { name: 'Keep', pressed: true })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Details of Atlas' }));
  expect(screen.getByText(/Kim Placeholder decided to keep/)).toBeInTheDocument();
});

test('a person who was second sees the words of the first, keeps their text, and sends it over that (REQUIREMENTS 448)', async () => {
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
  await user.click(await screen.findByRole('button', { name: 'Details of Atlas' }));
  await user.click(screen.getByRole('link', { name: 'Decide with a remark…' }));
  await user.click(await screen.findByRole('radio', { name: /^End/ }));
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
  await user.click(await screen.findByRole('link', { name: 'Ask…' }));
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
  await user.click(await screen.findByRole('checkbox', { name: 'Select Boreas' }));
  await user.click(screen.getByRole('button', { name: 'Assign…' }));
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull());
  expect(sent(server).map(({ body }) => body)).toEqual([{ action: 'give', rows: [2], to: kim }]);
});

test('a person who closes sees what is left; closed, it has a report and no buttons (REQUIREMENTS 451)', async () => {
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

test('a viewer leads nothing, and decides their own connections', async () => {
  const viewer = { dashboardAdmin: false, dashboardViewer: true };
  await showReviews({
    over: viewer,
    review: () => wireReview([reviewRow(1, 'Atlas'), reviewRow(2, 'Boreas', { mine: false, givenTo: kim })]),
  });
  expect(await screen.findAllByRole('button', { name: 'Keep' })).toHaveLength(1);
  for (const name of ['Remind now', 'Close review…'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a person with a weak login who comes by a mail is asked for a stronger one, and may read without (REQUIREMENTS 457)', async () => {
  const { user } = await showReviews({
    at: '/reviews/r1?show=mine&from=mail',
    over: { currentLoaLevel: 1, dashboardStepupEnabled: true },
    review: () => wireReview([reviewRow(1, 'Atlas')]),
  });
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers('Atlas')).toBeInTheDocument();
});

test('the file for spreadsheets has a line for each connection (REQUIREMENTS 459)', async () => {
  const intl = createIntl({ locale: 'en', messages: await loadCatalogue('en') });
  const words = reviewText(intl, person(personOf()).installation);
  const rows = [reviewRow(1, 'Atlas', { verdict: { kind: 'keep', remark: 'Needed', ...author } })];
  const [head = [], ...lines] = reviewSheet(intl, { rows }, words);
  expect(lines.map((line) => line.length)).toEqual([head.length]);
  expect(lines[0]).toEqual(
    expect.arrayContaining(['Atlas', 'https://atlas.example', 'Keep', 'Needed', author.by]),
  );
});
