import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { isTicketKey } from '../../contracts/domain/tickets/ticketRules';
import { keyOf } from '../../contracts/domain/services/catalogue';
import { statusesOf } from '../../contracts/domain/tickets/ticketTurn';
import { looksForTickets } from '../../contracts/domain/person/rights';
import { nameOf } from '../../features/tickets/ticketTitle';
import { typeMessages } from '../../i18n/messages/ticketTypeMessages';
import { normalise } from '../../lib/normalise';
import { isHidden } from '../frame/navigationItems';
import { routeAt } from '../pages/routeAt';
import { commandLines } from './commandLines';
import type { Entry, Group } from './entry';
import { serviceActions } from './findActions';
import { pageLine, serviceLine, ticketLine } from './lines';
import { pagesFor } from './pages';
import { best, questionOf, type Question, type Ranked } from './rank';
import { listActions, searchLines } from './searches';
import type { Sources } from './sources';

const most = { services: 7, searches: 4, actions: 6, tickets: 4, pages: 5 } as const;

/** Returns the answers to what was typed, the group with the best answer first; makes no request. */
export function find(sources: Sources, text: string): readonly Group[] {
  const question = questionOf(text);
  const { services, person, pathname } = sources;
  const found = services ? best(services.services, services.findable, question, most.services) : [];
  const pages = pagesFor(person, pathname).map((page) => pageLine(sources, page));
  const commands = best(
    [...listActions(sources), ...commandLines(person, sources, sources.say)],
    named,
    question,
    most.actions,
  );
  const groups = [
    ranked(
      'services',
      found.map(({ thing, rank }) => ({ thing: serviceLine(sources, thing), rank })),
    ),
    ranked('searches', best(searchLines(sources), named, question, most.searches)),
    ranked('actions', [...serviceActions(sources, question, found), ...commands].slice(0, most.actions)),
    ranked('tickets', ticketsFor(sources, question, text)),
    ranked('pages', best(pages, named, question, most.pages)),
  ];
  const inOrder = groups.filter(({ entries }) => entries.length > 0).sort((a, b) => a.rank - b.rank);
  return [...inOrder, { name: 'instead', entries: [inList(sources, text.trim())] }];
}

const named = ({ label }: Entry) => ({ name: normalise(label) });

function ranked(name: Group['name'], found: readonly Ranked<Entry>[]) {
  const rank = Math.min(...found.map((one) => one.rank));
  return { name, rank, entries: found.map(({ thing }) => thing) };
}

/** The list also searches descriptions. */
function inList({ say }: Sources, text: string): Entry {
  return {
    key: 'list',
    icon: 'search',
    label: say('palette.do.list', { text }),
    note: say('palette.do.list.note'),
    way: { kind: 'place', to: `/apps/all?${new URLSearchParams({ search: text })}` },
  };
}

/** The ticket whose whole key was typed comes first, whether it is known here or not. */
function ticketsFor(sources: Sources, question: Question, text: string): readonly Ranked<Entry>[] {
  const { person, tickets, say } = sources;
  const typed = text.trim().toUpperCase();
  const key = isTicketKey(typed) ? typed : undefined;
  const findable = (ticket: Ticket) => ({
    name: normalise(nameOf(ticket)),
    more: normalise(`${ticket.key} ${say(typeMessages[ticket.type])}`),
  });
  const known = tickets.find((ticket) => ticket.key === key);
  const others = best(tickets, findable, question, most.tickets).filter(({ thing }) => thing !== known);
  const mayOpen = (path: string) => routeAt(path)?.mayOpen(person) === true && !isHidden(person, path);
  const byKey =
    key === undefined
      ? []
      : [
          ...(known ? [ticketLine(sources, known)] : []),
          ...(!known && looksForTickets(person) && mayOpen(`/tickets/${key}`)
            ? [placeLine(`/tickets/${key}`, say('palette.do.ticket', { key }))]
            : []),
          ...(mayOpen(`/desk/${key}`) ? [placeLine(`/desk/${key}`, say('palette.do.desk', { key }))] : []),
        ];
  return [
    ...byKey.map((thing) => ({ thing, rank: 0 })),
    ...others.map(({ thing, rank }) => ({ thing: ticketLine(sources, thing), rank })),
  ];
}

function placeLine(to: string, label: string): Entry {
  return { key: to, icon: 'ticket', label, way: { kind: 'place', to } };
}

/**
 * Returns the entries that help before anything is typed: open tasks, what was opened last, destinations, and
 * actions.
 */
export function atFirst(sources: Sources): readonly Group[] {
  const { person, pathname, say } = sources;
  const yours = person.roles.admin ? waiting(sources.tickets) : [];
  const groups: Group[] = [
    {
      name: 'yours',
      entries: yours.map((ticket) => ({ ...ticketLine(sources, ticket), status: undefined })),
    },
    {
      name: 'recent',
      entries: recentLines(sources).filter(({ key }) => !yours.some((one) => one.key === key)),
    },
    { name: 'searches', entries: searchLines(sources) },
    { name: 'pages', entries: pagesFor(person, pathname).map((page) => pageLine(sources, page)) },
    { name: 'actions', entries: [...listActions(sources), ...commandLines(person, sources, say)] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const WAITING = 3;

/** Those that wait for the institution, the longest first. */
function waiting(tickets: readonly Ticket[]): readonly Ticket[] {
  return tickets
    .filter(({ status }) => statusesOf.institution.includes(status))
    .toSorted((a, b) => (a.requestedAt < b.requestedAt ? -1 : 1))
    .slice(0, WAITING);
}

const RECENT = 4;

/** Entries that are no longer known here are left out. */
function recentLines(sources: Sources): readonly Entry[] {
  const { recent, services, tickets } = sources;
  const lines = recent.flatMap((key) => {
    const service = services?.services.find((one) => keyOf(one) === key);
    const ticket = tickets.find((one) => one.key === key);
    if (service) return [serviceLine(sources, service)];
    return ticket ? [ticketLine(sources, ticket)] : [];
  });
  return lines.slice(0, RECENT);
}
