/** The page of reviews, on answers of our server: a review of two connections. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Review, ReviewRow } from '../../../../src/extensions/reviews/contract/review.wire';
import { renderDashboard } from '../../../app/renderDashboard';
import { wireService, wireUser } from '../../../support/builders';
import { enveloped, FakeServer } from '../../../support/dom/fakeServer';

export const me = { name: 'Alex Sample', mail: 'alex@example.org' };
export const kim = { name: 'Kim Placeholder', mail: 'kim@example.org' };

export const facts = {
  attributes: ['urn:mace:dir:attribute-def:mail'],
  level: '',
  multiFactor: '',
  consent: 'MINIMAL_CONSENT',
  contract: 'AO',
  privacyStatement: {},
} as const;

export const reviewRow = (id: number, serviceName: string, over: Partial<ReviewRow> = {}): ReviewRow => ({
  id,
  service: `https://${serviceName.toLowerCase()}.example`,
  serviceType: 'saml20_sp',
  serviceName,
  serviceId: id,
  connected: true,
  givenTo: me,
  mine: true,
  asksMe: false,
  revision: 0,
  facts: { ...facts, attributes: [...facts.attributes] },
  ...over,
});

export const wireReview = (rows: readonly ReviewRow[], over: Partial<Review> = {}): Review => ({
  id: 'r1',
  title: 'Review of 2026',
  dueOn: '2026-11-30',
  startedAt: '2026-11-01T09:00:00Z',
  startedBy: me.name,
  services: rows.length,
  done: rows.filter(({ verdict }) => verdict).length,
  people: [{ ...me, services: rows.length, done: 0 }],
  rows: [...rows],
  signed: false,
  ...over,
});

export const personOf = (over: object = {}) =>
  wireUser({ email: me.mail, displayName: me.name, extensions: ['reviews', 'changeSet'], ...over });

/** Makes a server with the current state of this review; without one if it is undefined. */
function serverOf(user: object, review: () => Review | undefined): FakeServer {
  const holder = ({ name, mail }: typeof kim) => ({ fullName: name, email: mail, roles: [] });
  return new FakeServer()
    .on('GET /users/me', () => enveloped(user))
    .on('GET /services', () =>
      enveloped({
        apps: [
          wireService({
            id: 1,
            names: { en: 'Atlas' },
            spEntityId: 'https://atlas.example',
            connected: true,
          }),
        ],
        facets: [],
      }),
    )
    .on('GET /idp/current/roles', () =>
      enveloped({ SURFconextverantwoordelijke: [holder(me)], SURFconextbeheerder: [holder(kim)] }),
    )
    .on('GET /stats/loginAggregated', () =>
      Response.json([{ sp_entity_id: 'https://atlas.example', count_user_id: 9, distinct_count_user_id: 7 }]),
    )
    .on('GET /x/changes/set', () => enveloped({ version: '', sentAs: 'oneTicket', lines: [] }))
    .on('GET /x/changes/set/size', () => enveloped({ size: 0 }))
    .on('POST /actions', () => enveloped({ issues: [], total: 0 }))
    .on('GET /x/reviews', () => {
      const { people: _people, rows: _rows, signed: _signed, ...summary } = review() ?? wireReview([]);
      return enveloped({ reviews: review() ? [summary] : [] });
    })
    .on('GET /x/reviews/r1', () => enveloped(review()));
}

/** Makes a server for an admin whose institution has this review, or none. */
export const reviewServer = (review: Review | undefined) => serverOf(personOf(), () => review);

interface Shown {
  readonly review?: () => Review | undefined;
  readonly at?: string;
  readonly over?: object;
  readonly change?: (server: FakeServer) => FakeServer;
}

export async function showReviews({ review = () => undefined, at = '/reviews', over, change }: Shown = {}) {
  const user = personOf(over);
  const server = serverOf(user, review);
  const shown = await renderDashboard({ at, server: change?.(server) ?? server, user });
  await screen.findByRole('heading', { level: 1, name: at.startsWith('/reviews') ? /^Review/ : /./ });
  return { ...shown, server, user: userEvent.setup() };
}

/** The form of a new review, ready to be sent. */
export async function toReviewStart() {
  const { server } = await showReviews();
  return { server, button: await screen.findByRole('button', { name: 'Start review' }) };
}

/** A connection, ready to be kept. */
export async function toVerdict() {
  const { server } = await showReviews({ review: () => wireReview([reviewRow(1, 'Atlas')]) });
  return { server, button: await screen.findByRole('button', { name: 'Keep' }) };
}

/** People who can be reminded. */
export async function toReviewReminder() {
  const { server } = await showReviews({ review: () => wireReview([reviewRow(1, 'Atlas')]) });
  return { server, button: await screen.findByRole('button', { name: 'Remind now' }) };
}
