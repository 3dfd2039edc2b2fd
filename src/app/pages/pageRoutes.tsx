import type { ComponentType } from 'react';
import { catalogueApi } from '../../api/catalogue.api';
import { keptAt } from '../../api/keptCatalogue';
import { LOGGED_OUT } from '../../contracts/domain/providerLogout';
import {
  comparesInstitutions,
  gathersChanges,
  maySeeStatistics,
  watches,
} from '../../contracts/domain/rights';
import type { Person } from '../../contracts/domain/person';
import type { AppDispatch } from '../../store/makeStore';
import {
  everybody,
  notGuest,
  onlyAdmin,
  onlyGuest,
  onlySuperUser,
  readsMails,
  readsOwnTrail,
  readsTrail,
  seesFeeds,
  seesWebhooks,
  seesWishes,
  readsPrivacy,
  followsInstitution,
  reviewsServices,
  worksAtDesk,
  type AccessRule,
} from './access';

/** A page: where it is, who may open it, where the others go, and how its code is fetched. */
export interface PageRoute {
  readonly path: string;
  readonly mayOpen: AccessRule;
  /** Absent: `/404`, as for every page that is guarded by a right. */
  readonly othersGoTo?: string;
  /** Message id of its name, for pages that stand in no menu and can be gone to from anywhere. */
  readonly name?: string;
  readonly load: () => Promise<ComponentType>;
  /** Asks for what the page shows first, beside its code; the page shows what has not come. */
  readonly ask?: (dispatch: AppDispatch, person: Person) => void;
}

export const loadOverview = () =>
  import(/* webpackChunkName: "overview" */ '../../features/services/ServicesPage');

const services = (list: 'connected' | 'all') => async () => {
  const { ServicesPage } = await loadOverview();
  return function Services() {
    return <ServicesPage list={list} />;
  };
};
const { getCatalogue, getKeptCatalogue } = catalogueApi.endpoints;
const askCatalogue = (dispatch: AppDispatch, person: Person) => {
  void dispatch(getCatalogue.initiate(undefined, { subscribe: false }));
  void dispatch(getKeptCatalogue.initiate(keptAt(person), { subscribe: false }));
};
const notFound = async () => (await import('../../features/errors/NotFoundPage')).NotFoundPage;
/** The one table of pages; an address that is not in it shows not-found where it is. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/apps/connected',
    mayOpen: notGuest,
    othersGoTo: '/apps/all',
    load: services('connected'),
    ask: askCatalogue,
  },
  { path: '/apps/all', mayOpen: everybody, load: services('all'), ask: askCatalogue },
  {
    path: '/apps/:id/:type/*',
    mayOpen: everybody,
    load: async () => (await import('./Service')).Service,
  },
  {
    path: '/my-idp',
    mayOpen: notGuest,
    load: async () => (await import('../../features/institution/InstitutionPage')).InstitutionPage,
  },
  {
    path: '/my-idp/edit',
    mayOpen: onlyAdmin,
    name: 'nav.institution.edit',
    load: async () => (await import('../../features/institution/edit/EditPage')).EditPage,
  },
  {
    path: '/my-idp/compare',
    mayOpen: comparesInstitutions,
    name: 'nav.comparison',
    load: async () =>
      (await import('../../features/institution/compare/CompareInstitutionsPage')).CompareInstitutionsPage,
  },
  {
    path: '/my-idp/audit',
    mayOpen: readsOwnTrail,
    name: 'nav.audit',
    load: async () => (await import(/* webpackChunkName: "audit" */ './Trail')).OwnTrail,
  },
  {
    path: '/my-idp/audit/policies/:id',
    mayOpen: readsOwnTrail,
    load: async () => (await import(/* webpackChunkName: "audit" */ './Trail')).OwnPolicyHistory,
  },
  {
    path: '/statistics',
    mayOpen: maySeeStatistics,
    load: async () => {
      // The code of plots is the larger part; where it fails, the plot fetches it again and says so.
      import('../../ui/plot/Plot').catch(() => undefined);
      return (await import(/* webpackChunkName: "statistics" */ '../../features/statistics/StatisticsPage'))
        .StatisticsPage;
    },
  },
  {
    path: '/tickets/:status?',
    mayOpen: followsInstitution,
    load: async () => (await import('../../features/tickets/TicketsRoute')).TicketsRoute,
  },
  {
    path: '/security',
    mayOpen: followsInstitution,
    name: 'nav.security',
    load: async () => (await import('./Security')).Security,
  },
  {
    path: '/reviews/:id?',
    mayOpen: reviewsServices,
    name: 'nav.reviews',
    load: async () => (await import('./Reviews')).Reviews,
  },
  {
    path: '/changes',
    mayOpen: gathersChanges,
    load: async () => (await import('./Changes')).Changes,
  },
  {
    path: '/wishes',
    mayOpen: seesWishes,
    name: 'nav.wishes',
    load: async () => (await import(/* webpackChunkName: "wishes" */ './Wishes')).Wishes,
  },
  {
    path: '/profile',
    mayOpen: notGuest,
    name: 'header.profile',
    load: async () => (await import('./Profile')).Profile,
  },
  {
    path: '/watching',
    mayOpen: watches,
    name: 'nav.watching',
    load: async () => (await import(/* webpackChunkName: "watching" */ './Watching')).Watching,
  },
  {
    path: '/users/search',
    mayOpen: onlySuperUser,
    name: 'header.switchIdentity',
    load: async () => (await import('./SwitchIdentityPage')).SwitchIdentityPage,
  },
  {
    path: '/users/invite',
    mayOpen: onlySuperUser,
    load: async () => (await import(/* webpackChunkName: "invitations" */ './InviteRequest')).InviteRequest,
  },
  {
    path: '/users/resend_invite/:jiraKey',
    mayOpen: onlySuperUser,
    load: async () => (await import(/* webpackChunkName: "invitations" */ './ResendInvite')).ResendInvite,
  },
  {
    path: '/desk',
    mayOpen: worksAtDesk,
    load: async () => (await import(/* webpackChunkName: "desk" */ './DeskQueue')).DeskQueue,
  },
  {
    path: '/desk/mails',
    mayOpen: readsMails,
    name: 'nav.mails',
    load: async () =>
      (await import(/* webpackChunkName: "desk" */ '../../features/desk/mails/MailsPage')).MailsPage,
  },
  {
    path: '/desk/mails/:id',
    mayOpen: readsMails,
    load: async () =>
      (await import(/* webpackChunkName: "desk" */ '../../features/desk/mails/MailPage')).MailPage,
  },
  {
    path: '/feeds',
    mayOpen: seesFeeds,
    name: 'nav.feeds',
    load: async () =>
      (await import(/* webpackChunkName: "desk" */ '../../features/desk/feeds/FeedsPage')).FeedsPage,
  },
  {
    path: '/webhooks',
    mayOpen: seesWebhooks,
    name: 'nav.webhooks',
    load: async () => (await import(/* webpackChunkName: "desk" */ './Webhooks')).Webhooks,
  },
  {
    path: '/desk/audit',
    mayOpen: readsTrail,
    name: 'nav.audit',
    load: async () => (await import(/* webpackChunkName: "audit" */ './Trail')).WholeTrail,
  },
  {
    path: '/desk/audit/policies/:id',
    mayOpen: readsTrail,
    load: async () => (await import(/* webpackChunkName: "audit" */ './Trail')).WholePolicyHistory,
  },
  {
    path: '/desk/:key',
    mayOpen: worksAtDesk,
    load: async () => (await import(/* webpackChunkName: "desk" */ './DeskTicket')).DeskTicket,
  },
  {
    path: '/accessibility',
    mayOpen: everybody,
    name: 'footer.accessibility',
    load: async () => (await import('../../features/accessibility/AccessibilityPage')).AccessibilityPage,
  },
  {
    path: '/glossary',
    mayOpen: everybody,
    name: 'footer.glossary',
    load: async () => (await import('../../features/glossary/GlossaryPage')).GlossaryPage,
  },
  {
    path: '/privacy',
    mayOpen: readsPrivacy,
    name: 'footer.privacy',
    load: async () => (await import('../../features/privacy/PrivacyPage')).PrivacyPage,
  },
  {
    path: LOGGED_OUT,
    mayOpen: onlyGuest,
    othersGoTo: '/',
    load: async () => (await import('../session/LoggedOutPage')).LoggedOutPage,
  },
  { path: '/404', mayOpen: everybody, load: notFound },
  { path: '*', mayOpen: everybody, load: notFound },
];
