import type { ComponentType } from 'react';
import { everybody, notGuest, onlyGuest, readsTickets, type AccessRule } from './access';

/** A page: where it is, who may open it, where the others go, and how its code is fetched. */
export interface Place {
  readonly path: string;
  readonly mayOpen: AccessRule;
  /** Absent: `/404`, as for every page that is guarded by a right (decisions 18). */
  readonly othersGoTo?: string;
  readonly load: () => Promise<ComponentType>;
}

/** Where a logout ends; not an address of the server's. */
export const LOGGED_OUT = '/logged-out';

const services = (list: 'connected' | 'all') => async () => {
  const { ServicesPage } = await import('../features/services/ServicesPage');
  return function Services() {
    return <ServicesPage list={list} />;
  };
};
const tickets = async () => (await import('../features/tickets/TicketsPage')).TicketsPage;
const notFound = async () => (await import('../features/errors/NotFoundPage')).NotFoundPage;
const service = async () => {
  const [{ ServicePage }, NotFoundPage] = await Promise.all([
    import('../features/service/ServicePage'),
    notFound(),
  ]);
  return function Service() {
    return <ServicePage notFound={<NotFoundPage />} />;
  };
};
const loggedOut = async () => (await import('./LoggedOutPage')).LoggedOutPage;

/** The one table of pages; an address that is not in it shows not-found where it is. */
export const places: readonly Place[] = [
  { path: '/apps/connected', mayOpen: notGuest, othersGoTo: '/apps/all', load: services('connected') },
  { path: '/apps/all', mayOpen: everybody, load: services('all') },
  { path: '/apps/:id/:type/*', mayOpen: everybody, load: service },
  { path: '/tickets/:status?', mayOpen: readsTickets, load: tickets },
  { path: LOGGED_OUT, mayOpen: onlyGuest, othersGoTo: '/', load: loggedOut },
  { path: '/404', mayOpen: everybody, load: notFound },
  { path: '*', mayOpen: everybody, load: notFound },
];
