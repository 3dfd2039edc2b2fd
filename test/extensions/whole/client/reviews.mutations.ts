/** The rows of the table of mutations about reviews. */
import { reviewsApi } from '../../../../src/extensions/reviews/reviews.api';
import { enveloped, problem } from '../../../support/dom/fakeServer';
import type { Row, Store } from './mutationRow';

const { startReview, leadReview, judgeConnection } = reviewsApi.endpoints;
const id = 'r1';
const requestId = 'k1';
const givenTo = { name: 'Alex Sample', mail: 'alex@example.org' };
const start = (store: Store) =>
  store.dispatch(
    startReview.initiate({ start: { title: 'Review', dueOn: '2026-11-30', givenTo }, requestId }),
  );
const remind = (store: Store) =>
  store.dispatch(leadReview.initiate({ id, step: { action: 'remind' }, requestId }));
const keep = (store: Store) =>
  store.dispatch(judgeConnection.initiate({ id, word: { action: 'keep', row: 1, revision: 0 }, requestId }));
const keepFirst = (store: Store) =>
  store.dispatch(
    judgeConnection.initiate({ id, word: { action: 'keep', row: 1, revision: 0 }, more: true, requestId }),
  );
const done = () => enveloped({ id });
const overtaken = () => problem(409, 'review-changed');
const refused = () => problem(403, 'forbidden');
const set = ['changeSet', 'changeSetSize'];

export const reviewsMutations: Readonly<Record<string, readonly Row[]>> = {
  startReview: [
    ['POST /x/reviews', start, done, ['reviews']],
    ['POST /x/reviews', start, overtaken, ['reviews']],
  ],
  leadReview: [
    ['POST /x/reviews/r1/steps', remind, done, ['reviews']],
    ['POST /x/reviews/r1/steps', remind, overtaken, ['reviews']],
  ],
  judgeConnection: [
    ['POST /x/reviews/r1/verdicts', keep, done, ['reviews', ...set]],
    ['POST /x/reviews/r1/verdicts', keepFirst, done, []],
    ['POST /x/reviews/r1/verdicts', keepFirst, overtaken, ['reviews', ...set]],
    ['POST /x/reviews/r1/verdicts', keep, overtaken, ['reviews', ...set]],
    ['POST /x/reviews/r1/verdicts', keep, refused, ['reviews']],
  ],
};
