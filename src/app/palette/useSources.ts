import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { catalogueApi } from '../../api/catalogue.api';
import { useSearchTicketsQuery } from '../../api/tickets.api';
import { useGetSearchesQuery } from '../../api/watching.api';
import { readerOf } from '../../contracts/domain/catalogue';
import { openTickets } from '../../contracts/domain/connection';
import { looksForTickets, watches } from '../../contracts/domain/rights';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useAppSelector } from '../../store/hooks';
import { usePerson } from '../../store/person';
import { selectTickedServices } from '../../store/selection.slice';
import { useTheme } from '../frame/useTheme';
import { findableServices } from './findableServices';
import { recentlyOpened } from './recent';
import type { Sources } from './sources';

const nothing = [] as const;

/**
 * Returns all that can be found. The services are those that the chart has asked for, and the tickets those of the list, which
 * are asked for once where they are not there: they say what is under way.
 */
export function useSources(): Sources {
  const intl = useIntl();
  const person = usePerson();
  const { language } = useLanguage();
  const theme = useTheme();
  const { pathname, search: query } = useLocation();
  const ticked = useAppSelector(selectTickedServices).length;
  const { data: searches = nothing } = useGetSearchesQuery(undefined, { skip: !watches(person) });
  const [recent] = useState(recentlyOpened);
  const { data: catalogue } = catalogueApi.endpoints.getCatalogue.useQueryState();
  const looks = looksForTickets(person);
  const { data: page, isError } = useSearchTicketsQuery('year', { skip: !looks });
  const tickets = (looks && page?.tickets) || nothing;
  const lookUp = !looks ? 'notDone' : page ? 'done' : isError ? 'failed' : 'looking';
  const { guest, state } = readerOf(person);
  const services = useMemo(
    () => catalogue && findableServices(catalogue, guest, state),
    [catalogue, guest, state],
  );
  const open = useMemo(() => (lookUp === 'looking' ? undefined : openTickets(tickets)), [lookUp, tickets]);
  usePrepared(services);
  return useMemo(
    () => ({
      person,
      pathname,
      query,
      ticked,
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

/** Does beforehand, in slices, what the first key would have to wait for. */
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
