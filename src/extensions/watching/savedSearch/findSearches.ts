import { savedAddress } from '../contract/savedSearch';
import type { Findable } from '../../../extending/extension';
import type { AppDispatch } from '../../../store/makeStore';
import { watchingApi } from '../watching.api';

/** Returns the searches that the person has saved. */
export async function findSearches(dispatch: AppDispatch): Promise<readonly Findable[]> {
  const { getSearches } = watchingApi.endpoints;
  const searches = await dispatch(getSearches.initiate(undefined, { subscribe: false })).unwrap();
  return searches.map(({ id, name, query }) => ({ key: id, label: name, to: savedAddress(query) }));
}
