import { catalogueApi } from '../../api/catalogue.api';
import { catalogueAddress } from '../../api/cachedCatalogue';
import { LOGGED_OUT } from '../../contracts/domain/person/providerLogout';
import { maySeeStatistics } from '../../contracts/domain/person/rights';
import type { Person } from '../../contracts/domain/person/person';
import type { AppDispatch } from '../../store/makeStore';
import type { Extension, PageRoute } from '../../extending/extension';
import { extensions } from '../../extensions/extensions';
import {
  anyone,
  followsInstitution,
  notGuest,
  onlyAdmin,
  onlyGuest,
  onlySuperUser,
  worksForInstitution,
} from './access';
import { expectTickets } from './expectTickets';

export const loadOverview = () =>
  import(/* webpackChunkName: "overview" */ '../../features/services/ServicesPage');
const loadStatistics = () =>
  import(/* webpackChunkName: "statistics" */ '../../features/statistics/StatisticsPage');

const services = (list: 'connected' | 'all') => async () => {
  const { ServicesPage } = await loadOverview();
  return function Services() {
    return <ServicesPage list={list} />;
  };
};
const { getCatalogue, getKeptCatalogue } = catalogueApi.endpoints;
const preloadCatalogue = (dispatch: AppDispatch, person: Person) => {
  void dispatch(getCatalogue.initiate(undefined, { subscribe: false }));
  void dispatch(getKeptCatalogue.initiate(catalogueAddress(person), { subscribe: false }));
};
const notFound = async () => (await import('../../features/errors/NotFoundPage')).NotFoundPage;
/** The only table of pages; any other address shows not-found in place. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/apps/connected',
    mayOpen: notGuest,
    othersGoTo: '/apps/all',
    load: services('connected'),
    preload: preloadCatalogue,
  },
  { path: '/apps/all', mayOpen: anyone, load: services('all'), preload: preloadCatalogue },
  {
    path: '/apps/:id/:type/*',
    mayOpen: anyone,
    load: async () => (await import('./Service')).Service,
  },
  {
    path: '/my-idp',
    mayOpen: notGuest,
    load: async () => (await import('../../features/institution/InstitutionPage')).InstitutionPage,
  },
  {
    path: '/my-idp/scorecard',
    mayOpen: notGuest,
    name: 'nav.scorecard',
    load: async () => (await import('../../features/institution/scorecard/ScorecardPage')).ScorecardPage,
  },
  {
    path: '/my-idp/edit',
    mayOpen: onlyAdmin,
    name: 'nav.institution.edit',
    load: async () => (await import('../../features/institution/edit/EditPage')).EditPage,
  },
  {
    path: '/statistics',
    mayOpen: maySeeStatistics,
    load: async () => {
      // The code of plots is the larger part; if it fails to load, the plot tries again and says so.
      import('../../ui/plot/Plot').catch(() => undefined);
      return (await loadStatistics()).StatisticsPage;
    },
    // Without the plot: its code takes a tenth of a second to run, and some megabytes.
    loadAhead: loadStatistics,
    // A few kB, which come before the page; in the first script they would be a burden for every visit.
    preload: async (dispatch, person, opened) =>
      opened &&
      (await import('../../features/statistics/preloadSeries')).preloadSeries(
        dispatch,
        person,
        opened.search,
      ),
  },
  {
    path: '/tickets/:status?',
    mayOpen: followsInstitution,
    load: async () => (await import('../../features/tickets/TicketsRoute')).TicketsRoute,
    preload: (dispatch, _person, opened) =>
      opened?.pathname === '/tickets' && opened.search === '' && dispatch(expectTickets),
  },
  {
    path: '/todo',
    mayOpen: worksForInstitution,
    load: async () => (await import('../../features/tickets/todo/TodoPage')).TodoPage,
  },
  ...extensions.flatMap(pagesOf),
  {
    path: '/profile',
    mayOpen: notGuest,
    name: 'header.profile',
    load: async () => (await import('./Profile')).Profile,
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
    name: 'nav.invite',
    load: async () => (await import(/* webpackChunkName: "invitations" */ './InviteRequest')).InviteRequest,
  },
  {
    path: '/users/resend_invite/:jiraKey',
    mayOpen: onlySuperUser,
    load: async () => (await import(/* webpackChunkName: "invitations" */ './ResendInvite')).ResendInvite,
  },
  {
    path: '/accessibility',
    mayOpen: anyone,
    name: 'footer.accessibility',
    load: async () => (await import('../../features/accessibility/AccessibilityPage')).AccessibilityPage,
  },
  {
    path: '/glossary',
    mayOpen: anyone,
    name: 'footer.glossary',
    load: async () => (await import('../../features/glossary/GlossaryPage')).GlossaryPage,
  },
  {
    path: LOGGED_OUT,
    mayOpen: onlyGuest,
    othersGoTo: '/',
    load: async () => (await import('../session/LoggedOutPage')).LoggedOutPage,
  },
  { path: '/404', mayOpen: anyone, load: notFound },
  { path: '*', mayOpen: anyone, load: notFound },
];

/** Returns the pages of an extension, which open only if the server has it. */
function pagesOf({ needs, pages = [] }: Extension): readonly PageRoute[] {
  if (needs === undefined) return pages;
  return pages.map((page) => ({
    ...page,
    mayOpen: (person) => person.installation.extensions.includes(needs) && page.mayOpen(person),
  }));
}
