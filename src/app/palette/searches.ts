import { DIALOG_PARAMETER, formatDialogAddress, type DialogName } from '../../contracts/domain/dialogAddress';
import { watches } from '../../contracts/domain/rights';
import { savedAddress } from '../../contracts/domain/savedSearch';
import type { Entry } from './entry';
import type { Sources } from './sources';

/** Returns a line for each search that the person keeps. */
export function searchLines({ searches }: Pick<Sources, 'searches'>): readonly Entry[] {
  return searches.map(({ id, name, query }) => ({
    key: id,
    icon: 'search',
    label: name,
    way: { kind: 'place', to: savedAddress(query) },
  }));
}

/** Returns what can be done with the list that is shown: to keep its search, and to watch what is ticked. */
export function listActions({ person, pathname, query, ticked, say }: Sources): readonly Entry[] {
  if (!watches(person)) return [];
  const over = (dialog: DialogName & ('search' | 'watchAll')) => {
    const place = new URLSearchParams(query);
    place.set(DIALOG_PARAMETER, formatDialogAddress({ dialog }));
    return { kind: 'place', to: `${pathname}?${place}` } as const;
  };
  const isList = /^\/apps\/(connected|all)$/.test(pathname);
  return [
    ...(isList
      ? [
          {
            key: 'search',
            icon: 'action',
            label: say('palette.do.saveSearch'),
            way: over('search'),
          } as const,
        ]
      : []),
    ...(ticked > 0
      ? [
          {
            key: 'watchAll',
            icon: 'action',
            label: say('palette.do.watchAll', { count: ticked }),
            way: over('watchAll'),
          } as const,
        ]
      : []),
  ];
}
