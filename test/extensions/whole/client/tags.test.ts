import { baseApi } from '../../../../src/api/baseApi';
import { reviewsApi } from '../../../../src/extensions/reviews/reviews.api';
import { securityRulesApi } from '../../../../src/extensions/securityRules/securityRules.api';
import { changeSetApi } from '../../../../src/extensions/changeSets/changeSet.api';
import { changesApi } from '../../../../src/api/changes.api';
import { watchingApi } from '../../../../src/extensions/watching/watching.api';
import { wishesApi } from '../../../../src/extensions/wishes/wishes.api';
import { webhooksApi } from '../../../../src/extensions/webhooks/webhooks.api';
import { ownSessionsApi } from '../../../../src/api/ownSessions.api';
import { policiesApi } from '../../../../src/api/policies.api';
import { catalogueApi } from '../../../../src/api/catalogue.api';
import { servicesApi } from '../../../../src/api/services.api';
import { sessionApi } from '../../../../src/api/session.api';
import { statisticsApi } from '../../../../src/api/statistics.api';
import { ticketsApi } from '../../../../src/api/tickets.api';
import { makeStore } from '../../../../src/store/makeStore';
import { filesBelow, textOf } from '../../../architecture/files';
import { wireService, wireTicketPage, wireUser } from '../../../support/builders';
import { enveloped, FakeServer } from '../../../support/dom/fakeServer';
import { mutations, wiki } from './mutations.table';

test('every mutation of the client has a row', async () => {
  const sources = filesBelow('src', /\.tsx?$/).filter((file) => textOf(file).includes('.injectEndpoints('));
  await Promise.all(sources.map((file) => import(`../../../../${file}`)));
  const endpoints: Readonly<Record<string, object>> = baseApi.endpoints;
  const names = Object.keys(endpoints).filter((name) => 'useMutation' in (endpoints[name] ?? {}));
  expect(names.length).toBeGreaterThan(10);
  expect(Object.keys(mutations).sort()).toEqual(names.sort());
  expect(Object.values(mutations).filter((rows) => rows.length === 0)).toEqual([]);
});

const rows = Object.entries(mutations).flatMap(([name, own]) => own.map((row) => [name, ...row] as const));

test.each(rows)(
  '%s: %s (%#) refreshes the data that it changed',
  async (_name, call, mutation, answer, refreshed) => {
    const server = new FakeServer()
      .on('GET /services', () => enveloped({ apps: [], facets: [] }))
      .on('GET /services/detail', () => enveloped(wireService()))
      .on('GET /services/idps', () => enveloped([]))
      .on('GET /policies', () => enveloped([]))
      .on('GET /x/changes', () => enveloped([]))
      .on('GET /x/changes/set', () => enveloped({ version: '', lines: [] }))
      .on('GET /x/changes/set/size', () => enveloped({ size: 0 }))
      .on('GET /x/statistics/marks', () => enveloped({ marks: [], more: false }))
      .on('POST /actions', () => enveloped(wireTicketPage([])))
      .on('GET /x/security/rules', () => enveloped({ version: 0 }))
      .on('GET /x/reviews', () => enveloped({ reviews: [] }))
      .on('GET /x/sessions', () => enveloped([]))
      .on('GET /x/watching/searches', () => enveloped([]))
      .on('GET /x/watching', () =>
        enveloped({ rhythm: 'never', language: 'en', subscriptions: [], news: [] }),
      )
      .on('GET /x/webhooks', () => enveloped({ webhooks: [] }))
      .on('GET /x/wishes', () => enveloped({ groups: [], more: false }))
      .on('GET /x/wishes/own', () => enveloped({ wishes: [] }))
      .on('GET /users/me', () => enveloped(wireUser()))
      .on(call, answer);
    const store = makeStore();
    await Promise.all([
      store.dispatch(catalogueApi.endpoints.getCatalogue.initiate()),
      store.dispatch(servicesApi.endpoints.getService.initiate({ id: 42, type: 'saml20_sp' })),
      store.dispatch(
        servicesApi.endpoints.getConnectedInstitutions.initiate({
          entityId: wiki.serviceEntityId,
          type: 'saml20_sp',
        }),
      ),
      store.dispatch(policiesApi.endpoints.getPolicies.initiate()),
      store.dispatch(ownSessionsApi.endpoints.getOwnSessions.initiate()),
      store.dispatch(watchingApi.endpoints.getWatching.initiate()),
      store.dispatch(watchingApi.endpoints.getSearches.initiate()),
      store.dispatch(webhooksApi.endpoints.getWebhooks.initiate()),
      store.dispatch(sessionApi.endpoints.getPerson.initiate('')),
      store.dispatch(changesApi.endpoints.getPendingChanges.initiate()),
      store.dispatch(securityRulesApi.endpoints.getSecurityRules.initiate()),
      store.dispatch(reviewsApi.endpoints.getReviews.initiate()),
      store.dispatch(changeSetApi.endpoints.getChangeSet.initiate()),
      store.dispatch(changeSetApi.endpoints.getChangeSetSize.initiate()),
      store.dispatch(
        statisticsApi.endpoints.getStatisticsMarks.initiate({
          from: 1,
          to: 2,
          spEntityId: wiki.serviceEntityId,
        }),
      ),
      store.dispatch(ticketsApi.endpoints.searchTickets.initiate('year')),
      store.dispatch(ticketsApi.endpoints.countAwaiting.initiate()),
      store.dispatch(
        ticketsApi.endpoints.findPendingTicket.initiate({
          serviceEntityId: wiki.serviceEntityId,
          serviceId: 42,
        }),
      ),
    ]);
    // They are read on their own pages.
    if (call.includes('/x/wishes'))
      await Promise.all([
        store.dispatch(wishesApi.endpoints.getWishes.initiate()),
        store.dispatch(wishesApi.endpoints.getOwnWishes.initiate()),
      ]);
    server.seen.length = 0;

    await mutation(store);
    await Promise.all(store.dispatch(servicesApi.util.getRunningQueriesThunk()));
    expect(requestedPaths(server)).toEqual([...refreshed].sort());
  },
);

function requestedPaths({ seen }: FakeServer): string[] {
  const names: Record<string, string> = {
    'GET /services': 'catalogue',
    'GET /services/detail': 'service',
    'GET /services/idps': 'users',
    'GET /policies': 'policies',
    'GET /x/security/rules': 'securityRules',
    'GET /x/reviews': 'reviews',
    'GET /x/sessions': 'sessions',
    'GET /x/watching': 'watching',
    'GET /x/watching/searches': 'searches',
    'GET /x/webhooks': 'webhooks',
    'GET /x/wishes': 'wishes',
    'GET /x/wishes/own': 'ownWishes',
    'GET /users/me': 'person',
    'GET /x/changes': 'changes',
    'GET /x/changes/set': 'changeSet',
    'GET /x/changes/set/size': 'changeSetSize',
    'GET /x/statistics/marks': 'marks',
  };
  return seen
    .flatMap(({ method, path, body }) =>
      path === '/actions' ? nameOfSearch(body as { maxResults: number }) : (names[`${method} ${path}`] ?? []),
    )
    .sort();
}

function nameOfSearch({ maxResults }: { maxResults: number }): string {
  return maxResults === 0 ? 'marker' : maxResults === 1 ? 'pending' : 'list';
}
