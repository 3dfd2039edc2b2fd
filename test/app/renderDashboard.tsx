import { act, render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { App } from '../../src/app/App';
import { makeSessionActor } from '../../src/app/session/bootstrap';
import type { Browser } from '../../src/pages/browser';
import { makeRoutes } from '../../src/app/routes';
import type { Language } from '../../src/contracts/domain/language';
import { loadCatalogue } from '../../src/i18n/loadCatalogue';
import { makeStore } from '../../src/store/makeStore';
import { wireService, wireTicketPage, wireUser } from '../support/builders';
import { enveloped, FakeServer } from '../support/dom/fakeServer';

export interface Dashboard {
  readonly at?: string;
  readonly user?: object;
  readonly server?: FakeServer;
  readonly language?: Language;
  readonly more?: RouteObject[];
}

/** Makes a server that knows one person, one service and three invitations that await an answer. */
export function smallServer(user: object = wireUser()): FakeServer {
  return new FakeServer()
    .on('GET /users/me', ({ params }) => enveloped(user, params.get('language') ?? 'en'))
    .on('GET /services', () => enveloped({ apps: [wireService()], facets: [] }))
    .on('GET /users/disableConsent', () => Response.json([]))
    .on('GET /idp/current/roles', () => enveloped({}))
    .on('GET /policies', () => enveloped([]))
    .on('POST /actions', () => enveloped(wireTicketPage([], 3)))
    .on('POST /jsError', () => new Response(null, { status: 204 }));
}

/** Renders the whole application on a real store and chart; only network and window are replaced. */
export async function renderDashboard(options: Dashboard = {}) {
  const { at = '/apps/all', user, language = 'en', more = [] } = options;
  const server = options.server ?? smallServer(user);
  const left: string[] = [];
  const browser: Browser = {
    href: () => `http://localhost${at}`,
    cookie: () => document.cookie,
    goTo: (href) => left.push(href),
    replace: (href) => left.push(href),
    reload: () => left.push('reload'),
    rename: (path) => left.push(path),
  };
  const store = makeStore();
  const actor = makeSessionActor(store, browser);
  const messages = await loadCatalogue(language);
  const [blank, frame] = makeRoutes(store, actor, browser);
  const all = [blank, { ...frame, children: [...more, ...(frame?.children ?? [])] }] as RouteObject[];
  const router = createMemoryRouter(all, { initialEntries: [at] });
  const { unmount } = await act(async () => {
    actor.start();
    return render(
      <App store={store} actor={actor} router={router} browser={browser} language={{ language, messages }} />,
    );
  });
  return { server, store, actor, router, left, unmount, address: () => router.state.location };
}
