import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject } from 'react-router';
import type { EarlyAnswers } from '../api/earlyAnswers';
import { listRequest, personRequest } from '../api/firstRequests';
import { addressOf } from '../api/request';
import { baseApi } from '../api/baseApi';
import type { SightAsked } from '../contracts/domain/firstSight';
import { pause } from '../lib/pause';
import { App } from './App';
import { realBrowser } from './browser';
import { makeReady } from './ready';

const PATIENCE_MS = 1_000;

/**
 * The list of services as the application would draw it first, in a thread that has no window: the few things of one
 * that are read on the way stand in `globalThis` while it is drawn, so one is drawn after the other. Undefined where the
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

  const makeRouter = (routes: RouteObject[]) =>
    createMemoryRouter(routes, { initialEntries: [`${location.pathname}${location.search}`] });
  const ready = await makeReady(makeRouter, realBrowser, pause(PATIENCE_MS));
  const html = renderToString(<App {...ready} />);
  ready.actor.stop();
  ready.router.dispose();
  ready.store.dispatch(baseApi.util.resetApiState());
  return html.includes('<tbody') ? html : undefined;
}

function answerOf(text: string): Promise<Response> {
  return Promise.resolve(new Response(text));
}

function standIn(name: string, value: object): void {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
