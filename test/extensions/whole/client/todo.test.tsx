/** What extensions add to the page To do and to its number in the menu. */
import { screen } from '@testing-library/react';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { wireTicket, wireTicketPage } from '../../../support/builders';
import { enveloped } from '../../../support/dom/fakeServer';
import { personOf, reviewRow, wireReview } from '../../reviews/client/reviewPage';
import { wishGroup } from '../../wishes/client/wishesPage';

const review = wireReview([
  reviewRow(1, 'Atlas'),
  reviewRow(2, 'Wiki', { mine: false }),
  reviewRow(4, 'Store'),
  reviewRow(3, 'Lab', {
    verdict: { kind: 'keep', remark: '', by: 'Alex Sample', at: '2026-11-02T09:00:00Z' },
  }),
]);

test('wishes, reviews, changes and news wait beside invitations; the menu counts those that wait for an answer (REQUIREMENTS 524)', async () => {
  const user = personOf({ extensions: ['wishes', 'reviews', 'changeSet', 'watching'] });
  const { rows: _rows, people: _people, signed: _signed, ...summary } = review;
  const item = {
    number: 1,
    at: new Date().toISOString(),
    kind: 'reviewEnds',
    institution: 'https://north.example',
  };
  const server = smallServer(user)
    .on('POST /actions', () =>
      enveloped(wireTicketPage([wireTicket({ type: 'LINKINVITE', status: 'Waiting for customer' })])),
    )
    .on('GET /x/wishes', () =>
      enveloped({ groups: [wishGroup('Wiki'), wishGroup('Lab', { state: 'answered' })], more: false }),
    )
    .on('GET /x/reviews', () => enveloped({ reviews: [summary] }))
    .on('GET /x/reviews/r1', () => enveloped(review))
    .on('GET /x/changes/set/size', () => enveloped({ size: 4 }))
    .on('GET /x/watching', () =>
      enveloped({
        rhythm: 'never',
        mailServer: true,
        language: 'en',
        hasFeed: false,
        subscriptions: [],
        news: [{ ...item, review: { id: 'r1', title: 'Review of 2026', open: 2, day: '2026-11-30' } }],
      }),
    );
  await renderDashboard({ at: '/todo', server, user });
  await screen.findByRole('region', { name: 'News' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Invitations to answer',
    'Requests from users',
    'Review of 2026',
    'Not sent yet',
    'News',
  ]);
  expect(screen.getByRole('link', { name: '2 connections wait for you' })).toHaveAttribute(
    'href',
    '/reviews/r1?show=mine',
  );
  expect(screen.getByRole('link', { name: '4 changes' })).toHaveAttribute('href', '/changes');
  // An invitation, a wish and the review, which is one task; neither changes nor news.
  await screen.findByRole('link', { name: 'To do 3 waiting for you or your institution' });
  expect(screen.getByText('3 wait for you or your institution')).toBeVisible();
});
