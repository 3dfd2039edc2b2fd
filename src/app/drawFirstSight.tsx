import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import type { EarlyAnswers } from '../api/earlyAnswers';
import { listRequest, personRequest } from '../api/firstRequests';
import { addressOf } from '../api/request';
import { baseApi } from '../api/baseApi';
import type { SightAsked } from '../contracts/domain/firstSight';
import { pause } from '../lib/pause';
import { App } from './App';
import { realBrowser } from './browser';
import { makeReady } from './ready';
import { routes } from './routes';

const PATIENCE_MS = 1_000;

/**
 * Draws the list of services as the application would draw it first, in a thread that has no window. Undefined where the
 * application would show something else, such as a failure: that is its own to say.
 */
export async function drawFirstSight(asked: Omit<SightAsked, 'id'>): Promise<string | undefined> {
  const location = new URL(asked.url);
  const answers: EarlyAnswers = new Map([
    [addressOf(personRequest(location.search), location.origin), answerOf(asked.person)],
    [addressOf(listRequest, location.origin), answerOf(asked.list)],
  ]);
  standIn('window', { location, earlyAnswers: answers });
  standIn('document', {
    cookie: asked.cookie,
    documentElement: { dataset: { languages: asked.language } },
  });
  standIn('navigator', { languages: [asked.language] });

  const router = createMemoryRouter(routes, { initialEntries: [`${location.pathname}${location.search}`] });
  const ready = await makeReady(router, realBrowser, pause(PATIENCE_MS));
  const html = renderToString(<App {...ready} />);
  ready.actor.stop();
  router.dispose();
  ready.store.dispatch(baseApi.util.resetApiState());
  return html.includes('<tbody') ? html : undefined;
}

function answerOf(text: string): Promise<Response> {
  return Promise.resolve(new Response(text));
}

function standIn(name: string, value: object): void {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
