import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { baseApi } from '../api/baseApi';
import { listRequest, personRequest } from '../api/initialRequests';
import type { Network } from '../api/network';
import { addressOf } from '../api/request';
import type { PrerenderRequest } from '../contracts/domain/prerender';
import { pause } from '../lib/pause';
import { makeStore } from '../store/makeStore';
import { LogoHosts } from '../ui/marks/logoHosts';
import { ProductShown } from '../i18n/product';
import { App } from './App';
import type { Browser } from '../pages/browser';
import { makeReady } from './ready';
import { setBasePath } from '../lib/basePath';

const TIMEOUT_MS = 1_000;

type PrerenderOptions = Omit<PrerenderRequest, 'id'>;

/**
 * Returns the HTML of the list of services as the application first renders it. Undefined if it would show
 * something else, such as a failure, which the application shows itself.
 */
export async function prerender(options: PrerenderOptions): Promise<string | undefined> {
  setBasePath(options.basePath);
  const { origin, pathname, search } = new URL(options.url);
  const store = makeStore(networkOf(options));
  const makeRouter = (routes: RouteObject[]) =>
    createMemoryRouter(routes, { initialEntries: [`${pathname}${search}`], basename: options.basePath });
  const ready = await makeReady(store, makeRouter, browserOf(options), options.language, pause(TIMEOUT_MS));
  const { prelude } = await prerenderToNodeStream(
    <LogoHosts value={() => ({ origin, hosts: options.logos })}>
      <ProductShown value={() => options.product}>
        <App {...ready} />
      </ProductShown>
    </LogoHosts>,
    // In one piece: React moves larger ones into place by inline scripts, which the page forbids.
    { progressiveChunkSize: Infinity },
  );
  const html = await text(prelude);
  ready.actor.stop();
  ready.router.dispose();
  store.dispatch(baseApi.util.resetApiState());
  return html.includes('<tbody') ? html : undefined;
}

/** Answers only from the data that is passed in. */
function networkOf({ url, person, list }: PrerenderOptions): Network {
  const { origin, search } = new URL(url);
  const answers = new Map([
    [addressOf(personRequest(search), origin), person],
    [addressOf(listRequest, origin), list],
  ]);
  return {
    origin,
    fetch: async (address) => {
      const answer = answers.get(address);
      if (answer === undefined) throw new Error(`${address} is not at hand`);
      return new Response(answer);
    },
  };
}

function browserOf({ url, cookie }: PrerenderOptions): Browser {
  const stay = () => undefined;
  return { href: () => url, cookie: () => cookie, goTo: stay, replace: stay, reload: stay, rename: stay };
}
