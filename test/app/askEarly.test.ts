import { servicesApi } from '../../src/api/services.api';
import { sessionApi } from '../../src/api/session.api';
import { askEarly, fetchEarly } from '../../src/app/askEarly';
import { makeStore } from '../../src/store/makeStore';
import { enveloped, FakeServer } from '../support/fakeServer';

const origin = 'https://dashboard.example';

interface Asked {
  readonly address: string;
  readonly headers: Headers;
}

function arrival(path: string, announced: string | undefined, answer: () => Promise<Response>) {
  const asked: Asked[] = [];
  const page = {
    document: { documentElement: { dataset: announced === undefined ? {} : { server: announced } } },
    location: new URL(path, origin),
    Worker: FakeWorker,
    fetch: (address: string, init: { headers: Record<string, string> }) => {
      asked.push({
        address: address.replace(`${origin}/dashboard/api`, ''),
        headers: new Headers(init.headers),
      });
      return answer();
    },
  };
  return { asked, answers: askEarly(page as unknown as Window & typeof globalThis, { list: '/list.js' }) };
}

/** What the worker was told; it makes what it does of that, or answers nothing. */
let whole: Blob[];
let made: (whole: Blob) => BodyInit | undefined;
/** Whether its script comes; if not, that is known at once. */
let comes: boolean;
class FakeWorker {
  onmessage?: (event: { data: BodyInit | undefined }) => void;
  onerror?: (event: Event) => void;
  constructor(readonly address: string) {
    if (!comes) queueMicrotask(() => this.onerror?.(new Event('error')));
  }
  postMessage(told: Blob) {
    whole.push(told);
    if (!comes) return;
    setTimeout(() => this.onmessage?.({ data: made(told) }));
  }
}
beforeEach(() => {
  whole = [];
  made = () => undefined;
  comes = true;
});

const ok = () => Promise.resolve(new Response('{}'));
const addresses = (path: string, announced?: string) =>
  arrival(path, announced, ok).asked.map(({ address }) => address);

test.each(['/', '/apps', '/apps/', '/apps/all', '/apps/connected'])(
  'at %s our server is asked for both',
  (path) => {
    expect(addresses(path, 'list')).toEqual(['/users/me', '/services?form=list']);
  },
);

test.each(['/apps/42/saml20_sp/about', '/tickets', '/apps/all/x', '/appsall', '/404'])(
  'at %s only for the person',
  (path) => {
    expect(addresses(path, 'list')).toEqual(['/users/me']);
  },
);

const arrived = async (path: string, announced: string | undefined, user: object) => {
  const { asked, answers } = arrival(path, announced, () =>
    Promise.resolve(new Response(JSON.stringify({ payload: user }))),
  );
  const early = [...answers.values()];
  await Promise.all(early);
  return asked.map(({ address, headers }) => [address, headers.get('x-idp-entity-id')]);
};
const guest = ['/services?form=list', 'guest'];
const own = { id: 'https://own' };
const other = { id: 'https://other' };

test.each([undefined, '', 'other'])(
  'a document that says %j: the list after the person',
  async (announced) => {
    const { asked, answers } = arrival('/apps/all', announced, ok);
    expect(asked).toHaveLength(1);
    await Promise.all(answers.values());
    expect(asked.map(({ address }) => address)).toEqual(['/users/me', '/services?form=list']);
  },
);

test.each([
  ['somebody', { guest: false, currentIdp: own }, ['/services?form=list', 'https://own']],
  [
    'who has switched',
    { guest: false, currentIdp: own, switchedToIdp: other },
    ['/services?form=list', 'https://other'],
  ],
  ['without an institution', { guest: false, currentIdp: null }, guest],
  ['a guest', { guest: true }, guest],
  ['a guest with an institution', { guest: true, currentIdp: own }, guest],
  ['nobody knows who', {}, guest],
])('elsewhere the list is that of %s, as the application will ask', async (_who, user, list) => {
  expect(await arrived('/apps/all', undefined, user)).toEqual([['/users/me', null], list]);
  const store = makeStore();
  const server = new FakeServer()
    .on('GET /users/me', () => enveloped(user))
    .on('GET /services', () => enveloped({ apps: [] }));
  await store.dispatch(sessionApi.endpoints.getPerson.initiate('', { subscribe: false }));
  await store.dispatch(servicesApi.endpoints.getCatalogue.initiate(undefined, { subscribe: false }));
  expect(server.seen.at(-1)?.headers.get('x-idp-entity-id')).toBe(list[1]);
});

test('a worker makes the list of the whole; where it cannot, the whole is the answer', async () => {
  const page = () => arrival('/apps/all', undefined, () => Promise.resolve(new Response('{"payload":{}}')));
  made = () => 'the list';
  const [, list] = [...page().answers.values()];
  expect(await (await list)?.text()).toBe('the list');
  expect(await whole[0]?.text()).toBe('{"payload":{}}');
  made = () => undefined;
  const [, same] = [...page().answers.values()];
  expect(await (await same)?.text()).toBe('{"payload":{}}');
});

test('a worker that does not come, and says so before the answer is there, leaves the whole as the answer', async () => {
  comes = false;
  const [, list] = [...arrival('/apps/all', undefined, ok).answers.values()];
  expect(await (await list)?.text()).toBe('{}');
});

test('whose institution is gone is asked for no list', async () => {
  const user = { guest: true, institutionGone: 'own' };
  expect(await arrived('/apps/all', undefined, user)).toEqual([['/users/me', null]]);
});

test('an answer that cannot be read leaves the list for later, and the person to be read', async () => {
  const { asked, answers } = arrival('/apps/all', undefined, () => Promise.resolve(new Response('<html>')));
  const [person, list] = [...answers.values()];
  expect(await list).toBeUndefined();
  expect(asked).toHaveLength(1);
  expect(await (await person)?.text()).toBe('<html>');
});

test('the query of the page goes along; a language in it is told first', async () => {
  expect(addresses('/apps/all?search=a%20b&guid=1', 'list')).toEqual([
    '/users/me?search=a+b&guid=1',
    '/services?form=list',
  ]);
  expect(addresses('/apps/all?language=pt', 'list')).toEqual(['/users/me?language=pt']);
  expect(await arrived('/apps/all?language=pt', 'list', { guest: true })).toEqual([
    ['/users/me?language=pt', null],
    guest,
  ]);
});

test('at once no question names an institution', () => {
  const { asked } = arrival('/apps/all', 'list', ok);
  expect(asked.map(({ headers }) => [...headers])).toEqual([
    [['accept', 'application/json']],
    [['accept', 'application/json']],
  ]);
});

test.each([
  ['a refusal', () => Promise.resolve(new Response(null, { status: 403 }))],
  ['no network', () => Promise.reject(new TypeError('failed'))],
])('%s is no answer, and no complaint', async (_what, answer) => {
  const { answers } = arrival('/apps/all', 'list', answer);
  expect(await Promise.all(answers.values())).toEqual([undefined, undefined]);
});

test('on the overview its code and the texts of its language are fetched, elsewhere nothing', () => {
  const files = { overview: '/a.js /b.css', en: '/en.js', nl: '/nl.js' };
  const fetched = (path: string, cookie: string, offered?: string) => {
    document.head.innerHTML = '';
    const documentElement = { dataset: { languages: offered } };
    const page = {
      document: {
        ...{ cookie, documentElement, head: document.head },
        createElement: () => document.createElement('link'),
      },
      location: new URL(path, origin),
      navigator: { languages: ['en-GB'] },
    };
    fetchEarly(page as unknown as Window, files);
    return [...document.head.querySelectorAll('link')].map(
      (link) => `${link.as} ${link.getAttribute('href')}`,
    );
  };
  expect(fetched('/apps/all', '')).toEqual(['script /a.js', 'style /b.css', 'script /en.js']);
  expect(fetched('/', 'language=nl')).toEqual(['script /a.js', 'style /b.css', 'script /nl.js']);
  expect(fetched('/', 'language=nl', 'en pt')).toContain('script /en.js');
  expect(fetched('/tickets', '')).toEqual([]);
});
