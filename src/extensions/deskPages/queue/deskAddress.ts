import type { DeskQuery } from '../../../contracts/wire/desk';
import type { TicketType } from '../../../contracts/wire/enumerations';
import { typeMessages } from '../../../i18n/messages/ticketTypeMessages';
import { changedQuery, firstPageWith } from '../../../lib/changedQuery';

export type QueueState = NonNullable<DeskQuery['state']>;

export const ticketTypes = Object.keys(typeMessages).filter(
  (type): type is TicketType => type in typeMessages,
);

/** Returns the state of the search: open, unless the query asks for another one. */
export function stateIn(query: string): QueueState {
  const text = new URLSearchParams(query).get('state');
  return text === 'all' || text === 'mine' ? text : 'open';
}

export function withState(query: string, state: QueueState): string {
  return firstPageWith(query, 'state', state === 'open' ? undefined : state);
}

/** Returns the type that is searched for; undefined, which shows all, for an unknown one. */
export function typeIn(query: string): TicketType | undefined {
  const text = new URLSearchParams(query).get('type');
  return ticketTypes.find((type) => type === text);
}

export function withType(query: string, type: TicketType | undefined): string {
  return firstPageWith(query, 'type', type);
}

export function searchIn(query: string): string {
  return new URLSearchParams(query).get('search')?.slice(0, 200) ?? '';
}

export function withSearch(query: string, text: string): string {
  return firstPageWith(query, 'search', text.trim() === '' ? undefined : text.slice(0, 200));
}

/** Returns the number of the page, from 1. */
export function pageIn(query: string): number {
  const text = new URLSearchParams(query).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export function withPage(query: string, page: number): string {
  return changedQuery(query, (params) => params.set('page', String(page)));
}

/**
 * Returns the query in its plain form, without parameters that the list does not understand, for the page that is shown.
 */
export function asShown(query: string, page: number): string {
  return changedQuery(query, (params) => {
    if (!typeIn(query)) params.delete('type');
    if (stateIn(query) === 'open') params.delete('state');
    if (page === 1) params.delete('page');
    else params.set('page', String(page));
  });
}
