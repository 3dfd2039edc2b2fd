import { watchingApi } from '../watching.api';
import { savedQuery } from '../contract/savedSearch';
import type { SavedSearch, SavedSearchChange } from '../contract/searches.wire';
import { draftOf, savedSearchMachine } from './savedSearch.machine';
import { callPort } from '../../../store/actors/callPort';
import { rememberedPlace } from '../../../store/lastList';
import { definePorts } from '../../../dialogs/ports/definePorts';
import type { DialogNeeds } from '../../../dialogs/ports/dialogNeeds';
import { namedInstitution } from '../../../dialogs/ports/namedInstitution';

const { getSearches, changeSearches } = watchingApi.endpoints;

export const savedSearchPorts = definePorts({ machine: savedSearchMachine, draftOf, start });

function start({ store, person, here }: DialogNeeds) {
  return {
    actors: {
      loadSearches: callPort<Record<never, never>, readonly SavedSearch[]>(() =>
        store.dispatch(getSearches.initiate(undefined, { subscribe: false, forceRefetch: true })),
      ),
      changeSearches: callPort<SavedSearchChange, readonly SavedSearch[]>((change) =>
        store.dispatch(changeSearches.initiate(change, { track: false })),
      ),
    },
    input: { query: savedQuery(listAt(here())), institution: namedInstitution(person) },
  };
}

/** The list, or the place where the person was last in it. */
function listAt(place: ReturnType<DialogNeeds['here']>) {
  if (/^\/apps\/(connected|all)$/.test(place.pathname)) return place;
  const [pathname = '', search = ''] = rememberedPlace().address.split('?');
  return { pathname, search };
}
