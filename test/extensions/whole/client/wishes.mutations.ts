/** The rows of the table of mutations about wishes for services. */
import { wishesApi } from '../../../../src/extensions/wishes/wishes.api';
import { enveloped, problem } from '../../../support/dom/fakeServer';
import type { Row, Store } from './mutationRow';

const { askForService, withdrawWish, answerWishes, mergeWishes } = wishesApi.endpoints;
const about = { service: 'https://wiki.example', serviceType: 'saml20_sp' } as const;
const ask = (store: Store) =>
  store.dispatch(
    askForService.initiate({ requestId: 'w', request: { kind: 'ask', ...about, reason: 'For our course' } }),
  );
const takeBack = (store: Store) =>
  store.dispatch(withdrawWish.initiate({ requestId: 't', request: { kind: 'takeBack', ...about } }));
const answer = (store: Store) =>
  store.dispatch(
    answerWishes.initiate({
      requestId: 'a',
      request: { kind: 'answer', ...about, version: '1.7', declined: false, text: 'In May' },
    }),
  );

const merge = (store: Store) =>
  store.dispatch(mergeWishes.initiate({ requestId: 'm', merge: { ...about, version: '1.7' } }));

const counted = () => enveloped({ size: 1 });
const refused = () => problem(403, 'forbidden');
const broken = () => problem(500, 'internal');
const both = ['wishes', 'ownWishes'];

export const wishesMutations: Readonly<Record<string, readonly Row[]>> = {
  askForService: [
    ['POST /x/wishes/own', ask, counted, both],
    ['POST /x/wishes/own', ask, () => problem(409, 'already-connected'), both],
    ['POST /x/wishes/own', ask, broken, both],
    ['POST /x/wishes/own', ask, refused, []],
  ],
  withdrawWish: [
    ['POST /x/wishes/own/withdrawal', takeBack, counted, both],
    ['POST /x/wishes/own/withdrawal', takeBack, refused, []],
  ],
  answerWishes: [
    ['POST /x/wishes/answer', answer, () => enveloped({ answered: 2 }), both],
    ['POST /x/wishes/answer', answer, () => problem(409, 'wishes-changed'), both],
    ['POST /x/wishes/answer', answer, refused, []],
  ],
  mergeWishes: [
    ['POST /x/wishes/together', merge, () => enveloped({ count: 2 }), both],
    ['POST /x/wishes/together', merge, () => problem(409, 'wishes-changed'), both],
    ['POST /x/wishes/together', merge, refused, []],
  ],
};
