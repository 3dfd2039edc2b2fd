/** The page says what is new in every language (REQUIREMENTS 473). */
import { screen, within } from '@testing-library/react';
import { languages } from '../../../../src/contracts/domain/language';
import { NewsKind } from '../../../../src/contracts/wire/news';
import type { NewsItem, Subscription } from '../../../../src/extensions/watching/contract/watching.wire';
import { NewsList } from '../../../../src/extensions/watching/page/NewsList';
import { SubscriptionTable } from '../../../../src/extensions/watching/page/SubscriptionTable';
import '../../../../src/extensions/watching/news.texts';
import '../../../../src/extensions/watching/watching.texts';
import { renderUi } from '../../../support/rendered/intl';

const service = { id: 12, type: 'saml20_sp', entityId: 'https://notes.example', name: 'Notes' } as const;
const review = { id: 'r', title: 'Notes of 2026', day: '2026-03-31', open: 3 };
const parts = { was: [{ name: 'en', values: ['a'] }], is: [] };
const policy = { id: 'p', name: 'Notes for staff' };

/** The members of an item of each kind. */
const has: Readonly<Record<NewsKind, Partial<NewsItem>>> = {
  newService: { service },
  attributesChanged: { service, ...parts },
  privacyChanged: { service, ...parts },
  policyChanged: { policy },
  policyDeleted: { policy },
  loginsStopped: { service, logins: { week: '2026-03-23', was: 1240, is: 0 } },
  loginsDoubled: { service, logins: { week: '2026-03-23', was: 40, is: 1195 } },
  certificateEnds: { service, certificate: { ends: '2026-04-01T23:30:00.000Z', uses: ['encryption'] } },
  reviewEnds: { review },
  reviewLate: { review },
};
const news = NewsKind.enum.map((kind, at): NewsItem => ({
  number: at,
  at: '2026-03-30T06:00:00Z',
  institution: 'i',
  kind,
  ...has[kind],
}));

test.each(languages)('every kind is described in %s, with its name', async (language) => {
  await renderUi(<NewsList news={news} />, { language });
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(news.length);
  for (const item of items) {
    expect(item.textContent).toContain('Notes');
    expect(item.textContent).not.toMatch(/news\.|[{}]|undefined|Invalid|NaN/);
  }
});

test('an unknown kind of a newer server is left out', async () => {
  const newer = { number: 99, at: '2026-03-30T06:00:00Z', institution: 'i', kind: 'weather' as never };
  await renderUi(<NewsList news={[...news, newer]} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(news.length);
});

test('numbers, days and a link to the details', async () => {
  await renderUi(<NewsList news={news} />);
  const newsRow = (kind: NewsKind) =>
    within(screen.getAllByRole('listitem')[NewsKind.enum.indexOf(kind)] ?? document.body).getByRole('link');
  const stopped = newsRow('loginsStopped');
  expect(stopped).toHaveTextContent(
    'Logins at Notes have stopped: from at least 1,240 a week to none in the week from 23 March 2026',
  );
  expect(stopped).toHaveAttribute('href', '/apps/12/saml20_sp/statistics');
  expect(newsRow('certificateEnds')).toHaveTextContent(
    'The encryption certificate of Notes is valid until 1 April 2026',
  );
  expect(newsRow('reviewEnds')).toHaveTextContent('ends on 31 March 2026: 3 services have no decision yet');
  expect(newsRow('reviewEnds')).toHaveAttribute('href', '/reviews/r');
});

test('a line says what is followed, since when, and when there was news last', async () => {
  const search = (id: string, object: string) =>
    ({ id, institution: 'i', kind: 'search', object, since: '2026-03-01T12:00:00Z' }) satisfies Subscription;
  const lastNews = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const subscriptions = [search('a', ''), { ...search('b', 'search=wiki'), lastNews }];
  await renderUi(<SubscriptionTable subscriptions={subscriptions} changing={null} onEnd={() => undefined} />);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toMatch(/^All new services1 March 2026None yet/);
  expect(rows[2]).toMatch(/^Search: “wiki”1 March 20263 days ago/);
});
