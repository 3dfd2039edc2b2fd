import type { RouteObject } from 'react-router';
import { Frame } from './Frame';
import { Gate } from './Gate';
import { homeAddresses } from './homeOf';
import { HomeRedirect } from './HomeRedirect';
import { places, type Place } from './places';
import { PageError } from './PageError';
import { PageLoading } from './PageLoading';

export const routes: RouteObject[] = [
  // Blank on purpose: tools and old bookmarks know it.
  { path: '/dummy', element: null },
  {
    Component: Frame,
    children: [...homeAddresses.map((path) => ({ path, Component: HomeRedirect })), ...places.map(routeOf)],
  },
];

function routeOf(place: Place): RouteObject {
  return {
    path: place.path,
    HydrateFallback: PageLoading,
    ErrorBoundary: PageError,
    lazy: async () => {
      const Page = await place.load();
      return { Component: () => <Gate place={place} Page={Page} /> };
    },
  };
}
