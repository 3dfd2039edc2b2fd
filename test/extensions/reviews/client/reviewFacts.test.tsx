/** The page of reviews about a connection, and if it cannot be loaded. */
import { screen } from '@testing-library/react';
import type { ReviewRow } from '../../../../src/extensions/reviews/contract/review.wire';
import { wireService } from '../../../support/builders';
import { enveloped, problem } from '../../../support/dom/fakeServer';
import { facts, reviewRow, showReviews, wireReview } from './reviewPage';

const author = { by: 'Kim Placeholder', at: '2026-11-02T10:00:00Z' };
const end = { kind: 'end', remark: '', ...author } as const;

test('where the services do not come, it says so, and they are fetched again', async () => {
  let fails = true;
  const { user } = await showReviews({
    change: (one) =>
      one.on('GET /services', () =>
        fails
          ? problem(403, 'forbidden')
          : enveloped({ apps: [wireService({ connected: true })], facets: [] }),
      ),
  });
  await screen.findByText('The connected services could not be loaded');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Start review' });
});

test.each<[string, Partial<ReviewRow>, RegExp]>([
  ['an end that was added', {}, /Disconnecting was then added to/],
  ['an end that has come', { connected: false }, /The service is not connected any more/],
  [
    'an end that is requested',
    { verdict: { ...end, obstacle: 'requested' } },
    /A ticket for this is already open\.$/,
  ],
  [
    'a connection that is kept while its end is under way',
    { verdict: { ...end, kind: 'keep', obstacle: 'gathered' } },
    /^Disconnecting is already under way: Already in your changes/,
  ],
  ['a review without a decision', { last: { at: author.at } }, /Reviewed on 2 November 2026/],
  [
    'a service that is gone',
    { facts: undefined, last: { at: author.at, facts } } as object,
    /Reviewed on 2 Nov/,
  ],
])('what is told of %s is what is known', async (_title, over, text) => {
  const { user } = await showReviews({
    review: () => wireReview([reviewRow(1, 'Atlas', { verdict: end, ...over })]),
  });
  await user.click(await screen.findByRole('button', { name: 'Details of Atlas' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});
