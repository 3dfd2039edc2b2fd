/**
 * A day of the calendar is the same day wherever its reader is: here they are west of Greenwich, where midnight in UTC is
 * still the day before.
 *
 * @jest-environment-options {"timeZone": "America/Curacao"}
 */
import { screen } from '@testing-library/react';
import type { Review } from '../../../../src/extensions/reviews/contract/review.wire';
import { AccessibilityPage } from '../../../../src/features/accessibility/AccessibilityPage';
import { NewsList } from '../../../../src/extensions/watching/page/NewsList';
import { useFormat } from '../../../../src/i18n/useFormat';
import '../../../../src/extensions/watching/news.texts';
import '../../../../src/extensions/watching/watching.texts';
import { dayOf } from '../../../../src/lib/calendar';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { wireGuest } from '../../../support/builders';
import { superUser } from '../../deskPages/client/deskPage';
import { edit, editServer } from '../../../support/rendered/editInstitution';
import { enveloped, FakeServer } from '../../../support/dom/fakeServer';
import { full, institutionServer, showInstitution } from '../../../support/rendered/institutionPage';
import { renderUi } from '../../../support/rendered/intl';
import { renderPage } from '../../../support/rendered/renderPage';
import { reviewRow, showReviews, wireReview } from '../../reviews/client/reviewPage';

const DAY = '2026-11-30';
const service = { id: 12, type: 'saml20_sp', entityId: 'https://notes.example', name: 'Notes' } as const;
const entry = { number: 1, at: '2026-11-30T12:00:00Z', institution: 'i' } as const;

test('the time zone of the reader starts the day four hours later', () => {
  expect(new Date('2026-11-30T02:00:00Z').getDate()).toBe(29);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/Curacao');
  expect(dayOf(2026, 11, 30)).toBe(DAY);
});

const review = (over: Partial<Review>) =>
  showReviews({
    at: '/reviews/r1',
    review: () => wireReview([reviewRow(1, 'Atlas')], { dueOn: DAY, ...over }),
  });

/** Every place that shows a day without a time; what else is shown of dates there lies in another month. */
const places: Readonly<Record<string, () => Promise<unknown>>> = {
  'until when a review lasts': () => review({}),
  'until when a review was to last': () =>
    review({ closedAt: '2026-10-02T10:00:00Z', closedBy: 'Kim Placeholder' }),
  'news of a review': () =>
    renderUi(
      <NewsList
        news={[{ ...entry, kind: 'reviewEnds', review: { id: 'r', title: 'All', day: DAY, open: 3 } }]}
      />,
    ),
  'news of a week of logins': () =>
    renderUi(
      <NewsList
        news={[{ ...entry, kind: 'loginsStopped', service, logins: { week: DAY, was: 9, is: 0 } }]}
      />,
    ),
  'the first day in eduGAIN, and of the registration': () =>
    showInstitution(institutionServer(), {
      ...full,
      publishInEdugainDate: DAY,
      metadata: { registrationAuthority: 'https://federation.example', registrationInstant: DAY },
    }),
  'the first day in eduGAIN, in the form': () => edit(editServer(), { publishInEdugainDate: DAY }),
  'up to which day the audit trail is sealed': () =>
    renderDashboard({
      at: '/desk/audit',
      user: superUser,
      server: smallServer(superUser)
        .on('GET /x/desk/audit', () => enveloped({ entries: [] }))
        .on('GET /x/desk/audit/chain', () =>
          enveloped({ entries: 3, unsealed: 1, faults: [], to: DAY, seal: 'ab12' }),
        ),
    }),
};

test.each(Object.entries(places))('%s', async (_place, show) => {
  await show();
  expect((await screen.findAllByText(/30 November 2026/)).length).toBeGreaterThan(0);
  expect(screen.queryAllByText(/29 November 2026/)).toEqual([]);
});

test('the statement on accessibility names the day on which it was reviewed', async () => {
  await renderPage(<AccessibilityPage />, {
    at: '/accessibility',
    server: new FakeServer(),
    user: wireGuest,
  });
  expect(screen.getByText(/^Last reviewed on 21 November 2026/)).toBeVisible();
});

function Written({ iso }: { readonly iso: string }) {
  const { date, ticketDate } = useFormat();
  return <p>{`${date(iso)} | ${ticketDate(iso)}`}</p>;
}

test.each([
  ['a day', DAY, '30 November 2026 | 30-11-2026'],
  ['a moment, which is the evening before here', '2026-11-30T02:00:00Z', '29 November 2026 | 29-11-2026'],
  ['a moment with an offset', '2026-11-30T01:00:00+01:00', '29 November 2026 | 29-11-2026'],
  ['an invalid day', '2026-13-30', ' | '],
])('%s', async (_title, iso, written) => {
  await renderUi(<Written iso={iso} />);
  expect(screen.getByTestId('ui').textContent).toBe(written);
});
