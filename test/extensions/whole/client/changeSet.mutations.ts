/** The rows of the table of mutations about the set of changes. */
import { changeSetApi } from '../../../../src/extensions/changeSets/changeSet.api';
import { enveloped, problem } from '../../../support/dom/fakeServer';
import type { Row, Store } from './mutationRow';

const { gatherChanges, removeLines, requestChangeSet } = changeSetApi.endpoints;
const gather = (store: Store) =>
  store.dispatch(
    gatherChanges.initiate({
      requestId: 'g',
      request: {
        lines: [{ kind: 'disconnect', service: 'https://wiki.example', serviceType: 'saml20_sp' }],
      },
    }),
  );
const takeOut = (store: Store) => store.dispatch(removeLines.initiate([7]));
const sendSet = (store: Store) =>
  store.dispatch(
    requestChangeSet.initiate({
      requestId: 'c',
      request: { version: 'v1', comments: '' },
    }),
  );

const filed = () => enveloped({ jiraKey: 'CXT-1' });
const refused = () => problem(403, 'forbidden');
const broken = () => problem(500, 'internal');
const lost = () => problem(503, 'ticket-system-unavailable', { delivery: 'unknown' });
const stopped = () => problem(503, 'ticket-system-unavailable', { delivery: 'refused' });
const seenOtherwise = () => problem(409, 'change-set-changed');

const ofSet = ['changeSet', 'changeSetSize'];
const withdrawn = ['catalogue', 'service', 'changes', 'list', 'marker', 'marks', 'pending'];

export const changeSetMutations: Readonly<Record<string, readonly Row[]>> = {
  gatherChanges: [
    ['POST /x/changes/set/lines', gather, () => enveloped({ added: 1, size: 1, refused: [] }), ofSet],
    ['POST /x/changes/set/lines', gather, broken, ofSet],
    ['POST /x/changes/set/lines', gather, refused, []],
  ],
  removeLines: [
    ['POST /x/changes/set/removal', takeOut, () => enveloped({ size: 0 }), ofSet],
    ['POST /x/changes/set/removal', takeOut, refused, []],
  ],
  requestChangeSet: [
    ['POST /x/changes/set/request', sendSet, filed, [...ofSet, ...withdrawn]],
    ['POST /x/changes/set/request', sendSet, seenOtherwise, [...ofSet, ...withdrawn]],
    ['POST /x/changes/set/request', sendSet, lost, [...ofSet, ...withdrawn]],
    ['POST /x/changes/set/request', sendSet, stopped, []],
    ['POST /x/changes/set/request', sendSet, refused, []],
  ],
};
