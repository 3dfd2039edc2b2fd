/** The metadata feeds, for super users, on a real store. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Feed } from '../../../../src/contracts/wire/feeds';
import { spanOf } from '../../../../src/extensions/feeds/feedMessages';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { violations } from '../../../support/dom/axe';
import { superUser } from '../../deskPages/client/deskPage';
import { enveloped, problem } from '../../../support/dom/fakeServer';

const FEEDS = 'GET /x/feeds';
const none = { total: 0, first: [] };
const well: Feed = {
  name: 'federation',
  source: 'https://md.example/all.xml',
  verified: true,
  every: 21_600,
  brake: 5,
  faults: [],
  outcome: 'refreshed',
  warnings: [],
  refreshedAt: '2026-03-01T10:00:00.000Z',
  checkedAt: '2026-03-01T10:00:00.000Z',
  dueAt: '2026-03-01T16:00:00.000Z',
  validUntil: '2026-03-08T10:00:00.000Z',
  institutions: 40,
  services: 400,
  kept: 3,
  absent: 1,
  news: {
    at: '2026-03-01T10:00:00.000Z',
    came: { total: 1, first: [{ entityId: 'https://maps.example', kind: 'service', name: 'Maps' }] },
    changed: none,
    went: { total: 2, first: [{ entityId: 'https://uni.example', kind: 'institution', name: 'Uni' }] },
  },
};
const faulty: Feed = {
  name: 'https://abroad.example/all',
  verified: false,
  brake: 5,
  faults: ['expired', 'failed'],
  outcome: 'failed',
  reason: 'abroad.xml: it was changed after it was signed',
  warnings: [
    { kind: 'unverified', subject: '' },
    { kind: 'scopeConflict', subject: 'https://foreign.example/idp (uni.example)' },
  ],
  institutions: 0,
  services: 1,
  kept: 0,
  absent: 0,
};

async function visit(feeds: readonly Feed[]) {
  const server = smallServer(superUser).on(FEEDS, () => enveloped({ feeds }));
  return { ...(await renderDashboard({ at: '/feeds', server, user: superUser })), user: userEvent.setup() };
}

test('a feed with a fault is first and says so in words, with the reason', async () => {
  await visit([faulty, well]);
  expect(await screen.findByText('1 feed has a problem.')).toBeVisible();
  const [first, second] = screen.getAllByRole('region');
  if (!first || !second) throw new Error('two feeds');
  expect(first).toHaveAccessibleName('https://abroad.example/all');
  expect(first).toHaveTextContent(
    /No longer valid.*The last refresh failed.*it was changed after it was signed/,
  );
  expect(within(first).getByText(faulty.reason ?? '')).toHaveAttribute('lang', 'en');
  expect(first).toHaveTextContent(/The origin of this feed is not verified/);
  expect(first).toHaveTextContent(
    /1 identity provider claims a scope of another institution.*foreign\.example/,
  );
  expect(second).toHaveTextContent(
    /OK.*1 March 2026.*8 March 2026.*Verified at each refresh.*Every 6 hours.*40 institutions, 400 services.*3 entries belong.*1 institution is no longer in any feed/,
  );
});

test('new, changed and removed entities are listed by name, on request', async () => {
  const { user } = await visit([well]);
  const went = await screen.findByText('2 removed');
  expect(screen.getByText('Uni')).not.toBeVisible();
  await user.click(went);
  expect(screen.getByText('Uni')).toBeVisible();
  expect(screen.getByText('https://uni.example')).toBeVisible();
  expect(screen.getByText('and 1 more')).toBeVisible();
  expect(screen.getByText('Nothing changed')).toBeVisible();
});

test('without a feed, and while the server does not respond, the page says so', async () => {
  await visit([]);
  expect(await screen.findByText('No feeds yet')).toBeVisible();
  expect(await violations(document.body)).toEqual([]);
  const server = smallServer(superUser).on(FEEDS, () => problem(500, 'internal'));
  await renderDashboard({ at: '/feeds', server, user: superUser });
  expect(await screen.findByText('The feeds could not be loaded.')).toBeVisible();
});

test('the page has no accessibility violations', async () => {
  await visit([faulty, well]);
  await screen.findByText('Maps');
  expect(await violations(document.body)).toEqual([]);
});

test('a schedule is shown in the largest unit that fits', () => {
  expect([60, 5_400, 3_600, 86_400, 172_800, 90].map(spanOf)).toEqual([
    { unit: 'minutes', count: 1 },
    { unit: 'minutes', count: 90 },
    { unit: 'hours', count: 1 },
    { unit: 'days', count: 1 },
    { unit: 'days', count: 2 },
    { unit: 'minutes', count: 2 },
  ]);
});
