/** Managing a review: the focus, and the remaining buttons, after any outcome of a step. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Review } from '../../../../src/extensions/reviews/contract/review.wire';
import { enveloped, problem, type FakeServer } from '../../../support/dom/fakeServer';
import { reviewRow, showReviews, wireReview } from './reviewPage';

beforeEach(() => {
  sessionStorage.clear();
});

const STEPS = 'POST /x/reviews/r1/steps';
const VERDICTS = 'POST /x/reviews/r1/verdicts';
const button = (name: string) => screen.getByRole('button', { name });
/** A message of a failure; the frame has an empty place for others. */
const messages = () => screen.queryAllByRole('alert').filter(({ textContent }) => textContent);
const failed = () => waitFor(() => expect(messages()).toHaveLength(1));
/** The decision on a connection. */
const answers = (name: string) => screen.getByRole('group', { name });
const nameOf = (name: string) => screen.getByRole('rowheader', { name }).querySelector('[data-row]');
const two = () => wireReview([reviewRow(1, 'Atlas'), reviewRow(2, 'Boreas')]);
const refused = (call: string) => (server: FakeServer) => server.on(call, () => problem(400, 'validation'));

test('a failed verdict can be dismissed, and the focus stays with its connection', async () => {
  const { user } = await showReviews({ review: two, change: refused(VERDICTS) });
  await user.click((await screen.findAllByRole('button', { name: 'Keep' }))[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Close this message' }));
  expect(messages()).toEqual([]);
  expect(nameOf('Boreas')).toHaveFocus();
});

test('a form that failed and is cancelled leaves no message', async () => {
  const { user } = await showReviews({ review: two, change: refused(VERDICTS) });
  await user.click((await screen.findAllByRole('link', { name: 'Ask…' }))[0] as HTMLElement);
  await user.type(await screen.findByRole('textbox', { name: /^Question/ }), 'Why?');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await failed();
  await user.click(button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(messages()).toEqual([]);
  expect(nameOf('Boreas')).toHaveFocus();
});

test.each([
  ['Clear', () => button('Clear')],
  ['the last tick', () => screen.getByRole('checkbox', { name: 'Select Atlas' })],
])('a failure of the last selection is not shown for the next one: %s', async (_title, undo) => {
  const { user } = await showReviews({ review: two, change: refused(STEPS) });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Atlas' }));
  await user.click(button('Assign…'));
  await user.click(button('Assign'));
  await failed();
  await user.click(undo());
  await user.click(screen.getByRole('checkbox', { name: 'Select Boreas' }));
  expect(messages()).toEqual([]);
});

test('closing a review asks first, and the focus comes back after any answer', async () => {
  let over: Partial<Review> = {};
  let fails = true;
  const { user } = await showReviews({
    at: '/reviews/r1',
    review: () => wireReview([reviewRow(1, 'Atlas')], over),
    change: (server) =>
      server.on(STEPS, () => {
        if (fails) return problem(400, 'validation');
        over = { closedAt: '2026-11-02T10:00:00Z', closedBy: 'Kim Placeholder' };
        return enveloped({ id: 'r1' });
      }),
  });
  const asks = () => button('Close review…');
  await user.click(await screen.findByRole('button', { name: 'Close review…' }));
  await user.click(button('Cancel'));
  expect(asks()).toHaveFocus();
  await user.click(asks());
  await user.click(asks());
  expect(screen.queryByText('Close this review?')).toBeNull();
  await user.click(asks());
  await user.click(button('Close review'));
  await failed();
  expect(asks()).toHaveFocus();
  fails = false;
  await user.click(asks());
  await user.click(button('Close review'));
  await screen.findByRole('link', { name: 'Report (JSON)' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a person who starts a review and closes it in the same visit sees the message of the end alone', async () => {
  let one: Review | undefined;
  const { user } = await showReviews({
    review: () => one,
    change: (server) =>
      server
        .on('POST /x/reviews', () => {
          one = wireReview([reviewRow(1, 'Atlas')]);
          return enveloped({ id: 'r1' });
        })
        .on(STEPS, ({ body }) => {
          if ((body as { action: string }).action === 'close')
            one = wireReview([reviewRow(1, 'Atlas')], { closedAt: '2026-11-02T10:00:00Z', closedBy: 'Kim' });
          return enveloped({ id: 'r1' });
        }),
  });
  await user.click(await screen.findByRole('button', { name: 'Start review' }));
  await user.click(await screen.findByRole('button', { name: 'Remind now' }));
  expect(screen.getByText(/^“.*” has started$/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Close review…' }));
  await user.click(button('Close review'));
  expect((await screen.findByText(/^The review is closed/)).closest('[role=status]')).not.toBeNull();
  expect(screen.queryByText(/has started/)).toBeNull();
});

test('while a call is on its way, its button works, and all others say what they wait for', async () => {
  let respond: (response: Response) => void = () => undefined;
  const way = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const { server, user } = await showReviews({
    at: '/reviews/r1?row=2',
    review: two,
    change: (one) => one.on(STEPS, () => way),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Atlas' }));
  await user.click(button('Assign…'));
  await user.click(button('Remind now'));
  await waitFor(() => expect(button('Remind now')).toHaveAttribute('aria-busy', 'true'));
  const others = ['Close review…', 'Keep 1', 'End 1', 'Save', 'Assign'].map(button);
  for (const one of [...others, ...within(answers('Atlas')).getAllByRole('button')]) {
    expect(one).toHaveAccessibleDescription(/Another change is still being saved/);
    await user.click(one);
  }
  expect(server.calls(VERDICTS)).toEqual([]);
  expect(screen.queryByText('Close this review?')).toBeNull();
  respond(enveloped({ id: 'r1' }));
  await waitFor(() => expect(button('Assign')).not.toHaveAttribute('aria-disabled'));
});

test('a row that no longer matches the filter after a decision stays in place until another filter is chosen', async () => {
  const rows = [1, 2, 3].map((id) => reviewRow(id, ['Atlas', 'Boreas', 'Ceres'][id - 1] ?? ''));
  const { user } = await showReviews({
    at: '/reviews/r1?show=open&sort=name',
    review: () => wireReview(rows),
    change: (server) =>
      server.on(VERDICTS, ({ body }) => {
        const { row } = body as { row: number };
        const verdict = { kind: 'keep', remark: '', by: 'Alex Sample', at: '2026-11-02T10:00:00Z' } as const;
        rows[row - 1] = { ...(rows[row - 1] as (typeof rows)[0]), revision: 1, verdict };
        return enveloped({ id: 'r1' });
      }),
  });
  await screen.findByRole('group', { name: 'Boreas' });
  await user.click(within(answers('Boreas')).getByRole('button', { name: 'Keep' }));
  await screen.findByRole('option', { name: 'Without a decision (2)' });
  expect(within(answers('Boreas')).getByRole('button', { name: 'Keep' })).toHaveFocus();
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Atlas', 'Boreas', 'Ceres']);
  const show = screen.getByRole('combobox', { name: 'Show' });
  await user.selectOptions(show, 'all');
  await user.selectOptions(show, 'open');
  await waitFor(() => expect(names()).toEqual(['Atlas', 'Ceres']));
});

test('if a colleague has started a review, theirs is shown with the reason, and the focus is at its name', async () => {
  let theirs: Review | undefined;
  const { user } = await showReviews({
    review: () => theirs,
    change: (server) =>
      server.on('POST /x/reviews', () => {
        theirs = two();
        return problem(409, 'review-changed');
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Start review' }));
  expect(await screen.findByText(/^A colleague has started a review in the meantime/)).toBeVisible();
  await screen.findByRole('group', { name: 'Atlas' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('ticks outlast a login that giving requires, and are gone once given', async () => {
  const { user } = await showReviews({
    review: two,
    change: (server) => server.on(STEPS, () => enveloped({ id: 'r1' })),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Boreas' }));
  cleanup();
  const again = await showReviews({
    review: two,
    change: (server) => server.on(STEPS, () => enveloped({ id: 'r1' })),
  });
  expect(await screen.findByRole('checkbox', { name: 'Select Boreas' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Atlas' })).not.toBeChecked();
  await again.user.click(button('Assign…'));
  await again.user.click(button('Assign'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull());
  expect(again.server.calls(STEPS)[0]?.body).toMatchObject({ action: 'give', rows: [2] });
});

test.each([
  ['an admin', {}, true],
  ['a viewer', { dashboardAdmin: false, dashboardViewer: true }, false],
])('%s asks people of the institution; only admins ask anybody by address', async (_title, over, anybody) => {
  await showReviews({ review: two, over, at: '/reviews?row=1&say=ask' });
  const who = await screen.findByRole('combobox', { name: 'Who do you ask?' });
  expect(within(who).queryByRole('option', { name: 'Somebody else…' }) !== null).toBe(anybody);
});
