import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router';
import { LOGGED_OUT } from '../contracts/domain/providerLogout';
import { maySeeStatistics } from '../contracts/domain/rights';
import { needTexts } from '../i18n/catalogue';
import type { AppDispatch } from '../store/makeStore';
import {
  everybody,
  notGuest,
  onlyAdmin,
  onlyGuest,
  onlySuperUser,
  readsMails,
  readsTickets,
  worksAtDesk,
  type AccessRule,
} from './access';

/** A page: where it is, who may open it, where the others go, and how its code is fetched. */
export interface Place {
  readonly path: string;
  readonly mayOpen: AccessRule;
  /** Absent: `/404`, as for every page that is guarded by a right. */
  readonly othersGoTo?: string;
  readonly load: () => Promise<ComponentType>;
  /** What its first sight consists of; asked for when it is the first page of a visit. */
  readonly ask?: (dispatch: AppDispatch) => Promise<unknown>;
}

const services = (list: 'connected' | 'all') => async () => {
  const [{ ServicesPage }] = await Promise.all([
    import(/* webpackChunkName: "overview" */ '../features/services/ServicesPage'),
    needTexts('services'),
  ]);
  return function Services() {
    return <ServicesPage list={list} />;
  };
};
const askCatalogue = async (dispatch: AppDispatch) => {
  const { servicesApi } = await import(/* webpackChunkName: "overview" */ '../api/services.api');
  await dispatch(servicesApi.endpoints.getCatalogue.initiate(undefined, { subscribe: false }));
};
const tickets = async () => {
  const [{ TicketsPage }] = await Promise.all([
    import('../features/tickets/TicketsPage'),
    needTexts('tickets'),
  ]);
  return TicketsPage;
};
const notFound = async () => {
  const [{ NotFoundPage }] = await Promise.all([
    import('../features/errors/NotFoundPage'),
    needTexts('errors'),
  ]);
  return NotFoundPage;
};
const Settings = lazy(async () => {
  const [{ ServiceSettings }] = await Promise.all([
    import('./ServiceSettings'),
    needTexts('settings'),
    needTexts('attributes'),
  ]);
  return { default: ServiceSettings };
});
const ServiceStatistics = lazy(async () => {
  const [{ ServiceStatistics: Tab }] = await Promise.all([
    import(/* webpackChunkName: "statistics" */ '../features/statistics/ServiceStatistics'),
    needTexts('statistics'),
  ]);
  return { default: Tab };
});
const statistics = async () => {
  const [{ StatisticsPage }] = await Promise.all([
    import(/* webpackChunkName: "statistics" */ '../features/statistics/StatisticsPage'),
    needTexts('statistics'),
  ]);
  return StatisticsPage;
};
const service = async () => {
  const [{ ServicePage }, NotFoundPage] = await Promise.all([
    import('../features/service/ServicePage'),
    notFound(),
    needTexts('service'),
    needTexts('attributes'),
  ]);
  return function Service() {
    return <ServicePage notFound={<NotFoundPage />} Settings={Settings} Statistics={ServiceStatistics} />;
  };
};
const profile = async () => {
  const [{ Profile }] = await Promise.all([
    import('./Profile'),
    needTexts('profile'),
    needTexts('attributes'),
  ]);
  return Profile;
};
const identities = async () => {
  const [{ SwitchIdentityPage }] = await Promise.all([
    import('./SwitchIdentityPage'),
    needTexts('identities'),
  ]);
  return SwitchIdentityPage;
};
const invitations = async () => {
  const [{ InviteRequest }] = await Promise.all([
    import(/* webpackChunkName: "invitations" */ './InviteRequest'),
    needTexts('invitations'),
  ]);
  return InviteRequest;
};
const resend = async () => {
  const [{ ResendInvite }] = await Promise.all([
    import(/* webpackChunkName: "invitations" */ './ResendInvite'),
    needTexts('invitations'),
  ]);
  return ResendInvite;
};
const desk = async () => {
  const [{ QueuePage }] = await Promise.all([
    import(/* webpackChunkName: "desk" */ '../features/desk/QueuePage'),
    needTexts('desk'),
  ]);
  return QueuePage;
};
const deskTicket = async () => {
  const [{ DeskTicket }] = await Promise.all([
    import(/* webpackChunkName: "desk" */ './DeskTicket'),
    needTexts('desk'),
    // What a change is about is called as where it is set.
    needTexts('institution'),
    needTexts('settings'),
  ]);
  return DeskTicket;
};
const mails = async () => {
  const [{ MailsPage }] = await Promise.all([
    import(/* webpackChunkName: "desk" */ '../features/desk/mails/MailsPage'),
    needTexts('desk'),
  ]);
  return MailsPage;
};
const mail = async () => {
  const [{ MailPage }] = await Promise.all([
    import(/* webpackChunkName: "desk" */ '../features/desk/mails/MailPage'),
    needTexts('desk'),
  ]);
  return MailPage;
};
const institution = async () => {
  const [{ InstitutionPage }] = await Promise.all([
    import('../features/institution/InstitutionPage'),
    needTexts('institution'),
  ]);
  return InstitutionPage;
};
const institutionEdit = async () => {
  const [{ EditPage }] = await Promise.all([
    import('../features/institution/edit/EditPage'),
    needTexts('institution'),
  ]);
  return EditPage;
};
const accessibility = async () => {
  const [{ AccessibilityPage }] = await Promise.all([
    import('../features/accessibility/AccessibilityPage'),
    needTexts('accessibility'),
  ]);
  return AccessibilityPage;
};
const loggedOut = async () => {
  const [{ LoggedOutPage }] = await Promise.all([import('./LoggedOutPage'), needTexts('ended')]);
  return LoggedOutPage;
};

/** The one table of pages; an address that is not in it shows not-found where it is. */
export const places: readonly Place[] = [
  {
    path: '/apps/connected',
    mayOpen: notGuest,
    othersGoTo: '/apps/all',
    load: services('connected'),
    ask: askCatalogue,
  },
  { path: '/apps/all', mayOpen: everybody, load: services('all'), ask: askCatalogue },
  { path: '/apps/:id/:type/*', mayOpen: everybody, load: service },
  { path: '/my-idp', mayOpen: notGuest, load: institution },
  { path: '/my-idp/edit', mayOpen: onlyAdmin, load: institutionEdit },
  { path: '/statistics', mayOpen: maySeeStatistics, load: statistics },
  { path: '/tickets/:status?', mayOpen: readsTickets, load: tickets },
  { path: '/profile', mayOpen: notGuest, load: profile },
  { path: '/users/search', mayOpen: onlySuperUser, load: identities },
  { path: '/users/invite', mayOpen: onlySuperUser, load: invitations },
  { path: '/users/resend_invite/:jiraKey', mayOpen: onlySuperUser, load: resend },
  { path: '/desk', mayOpen: worksAtDesk, load: desk },
  { path: '/desk/mails', mayOpen: readsMails, load: mails },
  { path: '/desk/mails/:id', mayOpen: readsMails, load: mail },
  { path: '/desk/:key', mayOpen: worksAtDesk, load: deskTicket },
  { path: '/accessibility', mayOpen: everybody, load: accessibility },
  { path: LOGGED_OUT, mayOpen: onlyGuest, othersGoTo: '/', load: loggedOut },
  { path: '/404', mayOpen: everybody, load: notFound },
  { path: '*', mayOpen: everybody, load: notFound },
];

export function placeAt(pathname: string): Place | undefined {
  return places.find(({ path }) => matchPath(path, pathname));
}
