import { matchPath, replace, type RouteObject, Navigate } from 'react-router';
import { waitFor } from 'xstate';
import type { Person } from '../contracts/domain/person/person';
import { within } from '../lib/basePath';
import type { Browser } from '../pages/browser';
import type { AppStore } from '../store/makeStore';
import { Skeleton } from '../ui/page/Skeleton';
import type { SessionActor } from './session/bootstrap';
import { Frame } from './frame/Frame';
import { homeAddresses, homeOf } from './pages/homeOf';
import { PageError } from './pages/PageError';
import type { PageRoute } from '../extending/extension';
import { loadOverview, pageRoutes } from './pages/pageRoutes';
import type { ComponentType } from 'react';
import { usePerson } from '../store/person';
import { NoSuchPlace } from '../ui/notices/NoSuchPlace';

/** The pages in their frame. A route requests its data for the person of the session. */
export function makeRoutes({ dispatch }: AppStore, session: SessionActor, browser: Browser): RouteObject[] {
  const person = async (): Promise<Person> => {
    const { context } = await waitFor(session, (snapshot) => snapshot.context.pinned !== null);
    return context.pinned as Person;
  };

  // Beside the page's code, once: a loader would run on every return to a page that is already complete.
  const preload = async ({ path, preload, mayOpen }: PageRoute) => {
    if (!preload) return;
    const who = await person();
    const { pathname, search } = new URL(browser.href());
    const opened = { pathname: within(pathname), search };
    if (mayOpen(who)) preload(dispatch, who, matchPath(path, opened.pathname) ? opened : undefined);
  };

  const homeRoute = (path: string): RouteObject => ({
    path,
    element: null,
    HydrateFallback: PageLoading,
    loader: async ({ request }) => {
      // The code loads while the person is requested.
      const [who] = await Promise.all([person(), loadOverview()]);
      return replace(homeOf(who) + new URL(request.url).search);
    },
  });

  const pageRoute = (route: PageRoute): RouteObject => ({
    path: route.path,
    HydrateFallback: PageLoading,
    ErrorBoundary: PageError,
    lazy: {
      Component: async () => {
        const [Page] = await Promise.all([route.load(), preload(route)]);
        return function GatedPage() {
          return <Gate route={route} Page={Page} />;
        };
      },
    },
  });

  return [
    // Blank on purpose: tools and old bookmarks know it.
    { path: '/dummy', element: null },
    {
      Component: Frame,
      children: [...homeAddresses.map(homeRoute), ...pageRoutes.map(pageRoute)],
    },
  ];
}

function PageLoading() {
  return <Skeleton rows={8} />;
}

/** Lets through those who may open the page; for others, none of its code runs. */
function Gate({ route, Page }: { readonly route: PageRoute; readonly Page: ComponentType }) {
  const person = usePerson();
  if (route.mayOpen(person)) return <Page />;
  if (route.othersGoTo !== undefined) return <Navigate to={route.othersGoTo} replace />;
  return <NoSuchPlace />;
}
