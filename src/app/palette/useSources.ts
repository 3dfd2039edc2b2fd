import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { catalogueApi } from '../../api/catalogue.api';
import { useOpenRequestsQuery, useSearchTicketsQuery } from '../../api/tickets.api';
import { readerOf } from '../../contracts/domain/services/catalogue';
import { openTickets } from '../../contracts/domain/services/connection';
import { looksForTickets } from '../../contracts/domain/person/rights';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { extensionsFor, useExtensions } from '../../extending/extensions';
import { overlays as all } from '../../extensions/overlays';
import type { Findable, Overlay } from '../../extending/extension';
import { usePerson } from '../../store/person';
import { selectTickedServices } from '../../store/selection.slice';
import { useTheme } from '../frame/useTheme';
import { findableServices } from './findableServices';
import { recentlyOpened } from './recent';
import type { Sources } from './sources';

const nothing = [] as const;

/**
 * Returns everything that can be found. The services are those that the chart has requested, and the tickets
 * those of the list, which are requested once if they are missing, as are the open requests.
 */
export function useSources(): Sources {
  const intl = useIntl();
  const person = usePerson();
  const { language } = useLanguage();
  const theme = useTheme();
  const { pathname, search: query } = useLocation();
  const ticked = useAppSelector(selectTickedServices).length;
  const extensions = useExtensions();
  const overlays = useMemo(() => extensionsFor(all, person), [person]);
  const searches = useFindable(overlays);
  const [recent] = useState(recentlyOpened);
  const { data: catalogue } = catalogueApi.endpoints.getCatalogue.useQueryState();
  const looks = looksForTickets(person);
  const { data: page } = useSearchTicketsQuery('year', { skip: !looks });
  const { data: requests, isError } = useOpenRequestsQuery(undefined, { skip: !looks });
  const tickets = (looks && page?.tickets) || nothing;
  const lookUp = !looks ? 'notDone' : requests ? 'done' : isError ? 'failed' : 'looking';
  const { guest, state } = readerOf(person);
  const services = useMemo(
    () => catalogue && findableServices(catalogue, guest, state),
    [catalogue, guest, state],
  );
  const open = useMemo(
    () => (lookUp === 'looking' ? undefined : openTickets((looks && requests) || nothing)),
    [lookUp, looks, requests],
  );
  usePrepared(services);
  return useMemo(
    () => ({
      person,
      pathname,
      query,
      ticked,
      extensions,
      overlays,
      searches,
      language,
      theme,
      say: (id, values) => intl.formatMessage({ id }, values),
      services,
      tickets,
      open,
      lookUp,
      recent,
    }),
    [
      person,
      pathname,
      query,
      ticked,
      extensions,
      overlays,
      searches,
      language,
      theme,
      intl,
      services,
      tickets,
      open,
      lookUp,
      recent,
    ],
  );
}

/** Prepares in slices what the first key press would otherwise wait for. */
function usePrepared(services: Sources['services']): void {
  useEffect(() => {
    const work = services?.prepare();
    if (!work) return undefined;
    let timer = setTimeout(slice);
    function slice() {
      if (!work?.next().done) timer = setTimeout(slice);
    }
    return () => clearTimeout(timer);
  }, [services]);
}

/** Asks extensions once for what the palette can find of theirs. One that fails adds nothing. */
function useFindable(overlays: readonly Overlay[]): readonly Findable[] {
  const dispatch = useAppDispatch();
  const person = usePerson();
  const [found, setFound] = useState<readonly Findable[]>(nothing);
  useEffect(() => {
    let isGone = false;
    const requests = overlays.flatMap(({ findable }) =>
      findable?.isFor(person) ? [findable.load(dispatch)] : [],
    );
    void Promise.allSettled(requests).then((answers) => {
      const entries = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      if (!isGone && entries.length > 0) setFound(entries);
    });
    return () => {
      isGone = true;
    };
  }, [overlays, person, dispatch]);
  return found;
}
