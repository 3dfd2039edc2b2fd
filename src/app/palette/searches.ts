import { DIALOG_PARAMETER } from '../../contracts/domain/dialogAddress';
import type { Entry } from './entry';
import type { Sources } from './sources';

/** Returns a line for each thing that an extension finds, such as a saved search. */
export function searchLines({ searches }: Pick<Sources, 'searches'>): readonly Entry[] {
  return searches.map(({ key, label, to }) => ({ key, icon: 'search', label, way: { kind: 'place', to } }));
}

/** Returns what extensions can do with the list that is shown, and with the services that are ticked. */
export function listActions(sources: Sources): readonly Entry[] {
  const { person, extensions, pathname, query, ticked, say } = sources;
  const isList = /^\/apps\/(connected|all)$/.test(pathname);
  const links = extensions.flatMap(({ listLinks = [], selectionLinks = [] }) => [
    ...(isList ? listLinks : []),
    ...(ticked > 0 ? selectionLinks : []),
  ]);
  return links.flatMap((link): readonly Entry[] => {
    if (!('dialog' in link) || link.paletteMessageId === undefined || !link.isFor(person)) return [];
    const { dialog, paletteMessageId } = link;
    const place = new URLSearchParams(query);
    place.set(DIALOG_PARAMETER, dialog);
    const way = { kind: 'place', to: `${pathname}?${place}` } as const;
    return [{ key: dialog, icon: 'action', label: say(paletteMessageId, { count: ticked }), way }];
  });
}
