import { createIntl } from 'react-intl';
import { ticketOf, type LooseTicket } from '../../../src/api/mappers/ticket';
import { findableServices } from '../../../src/app/palette/findableServices';
import { atFirst, find } from '../../../src/app/palette/find';
import type { Sources } from '../../../src/app/palette/sources';
import { readerOf, type ListedService } from '../../../src/contracts/domain/services/catalogue';
import { openTickets } from '../../../src/contracts/domain/services/connection';
import type { Language } from '../../../src/contracts/domain/language';
import { looksForTickets } from '../../../src/contracts/domain/person/rights';
import { extensionsFor } from '../../../src/extending/extensions';
import { extensions } from '../../../src/extensions/extensions';
import { overlays } from '../../../src/extensions/overlays';
import { loadCatalogue } from '../../../src/i18n/loadCatalogue';
import '../../../src/qa/texts';
import { services } from '../../features/services/overviewRows';
import { person, wireTicket } from '../builders';

export interface Known {
  readonly user?: object;
  readonly services?: Readonly<Record<string, Partial<ListedService>>>;
  readonly tickets?: readonly LooseTicket[];
  readonly recent?: readonly string[];
  readonly language?: Language;
  readonly over?: Partial<Sources>;
}

/** Makes the sources of the palette from a few facts. */
export async function paletteSources(known: Known = {}): Promise<Sources> {
  const { user, language = 'en', recent = [], over = {} } = known;
  const intl = createIntl({ locale: language, messages: await loadCatalogue(language) });
  const who = person(user);
  const { guest, state } = readerOf(who);
  const looks = looksForTickets(who);
  const tickets = looks ? (known.tickets ?? []).map((ticket) => ticketOf(wireTicket(ticket))) : [];
  return {
    person: who,
    pathname: '/apps/all',
    query: '',
    ticked: 0,
    extensions: extensionsFor(extensions, who),
    overlays: extensionsFor(overlays, who),
    searches: [],
    language,
    theme: 'system',
    say: (id, values) => intl.formatMessage({ id }, values),
    services: findableServices({ services: services(known.services ?? {}), facets: [] }, guest, state),
    tickets,
    open: openTickets(tickets),
    lookUp: looks ? 'done' : 'notDone',
    recent,
    ...over,
  };
}

/** Returns the lines of the palette as text: `Services: A, B`. */
export async function shown(known: Known, text = ''): Promise<string[]> {
  const sources = await paletteSources(known);
  const groups = text === '' ? atFirst(sources) : find(sources, text);
  return groups.map(
    ({ name, entries }) =>
      `${name}: ${entries.map(({ code, label }) => [code, label].filter(Boolean).join(' ')).join(', ')}`,
  );
}
