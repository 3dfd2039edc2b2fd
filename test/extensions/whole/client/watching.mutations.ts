/** The rows of the table of mutations about what people watch and keep. */
import { watchingApi } from '../../../../src/extensions/watching/watching.api';
import { enveloped, problem } from '../../../support/dom/fakeServer';
import type { Row, Store } from './mutationRow';

const { changeFeedAddress, changeSearches, changeWatching } = watchingApi.endpoints;
const removeSearch = (store: Store) => store.dispatch(changeSearches.initiate({ action: 'remove', id: 's' }));
const stopWatching = (store: Store) => store.dispatch(changeWatching.initiate({ action: 'stop' }));
const makeFeedAddress = (store: Store) => store.dispatch(changeFeedAddress.initiate({ action: 'make' }));

const filed = () => enveloped({ jiraKey: 'CXT-1' });
const refused = () => problem(403, 'forbidden');

export const watchingMutations: Readonly<Record<string, readonly Row[]>> = {
  changeWatching: [
    ['POST /x/watching', stopWatching, () => enveloped({}), ['watching', 'searches']],
    ['POST /x/watching', stopWatching, refused, ['watching', 'searches']],
  ],
  changeSearches: [
    ['POST /x/watching/searches', removeSearch, () => enveloped([]), ['watching', 'searches']],
    ['POST /x/watching/searches', removeSearch, refused, ['watching', 'searches']],
  ],
  changeFeedAddress: [
    ['POST /x/watching/feed', makeFeedAddress, filed, ['watching', 'searches']],
    ['POST /x/watching/feed', makeFeedAddress, refused, ['watching', 'searches']],
  ],
};
