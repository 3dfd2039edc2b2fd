import type { Queries } from '../../platform/storage/database';
import { facetCollector } from './categories';
import { rowsInPortions, servicesIn } from './rowsInPortions';
import { serviceView } from './serviceView';
import type { Viewer } from './viewer';

/** Yields every service in the form of the contract, and passes each to the collector, if there is one. */
async function* appsText(
  queries: Queries,
  viewer: Viewer,
  language: string,
  collector?: ReturnType<typeof facetCollector>,
): AsyncGenerator<string> {
  let separator = '';
  yield '"apps":[';
  const portions = rowsInPortions(queries, (portion) => servicesIn(queries, viewer, portion).execute());
  for await (const rows of portions) {
    const services = rows.map((row) => serviceView(row, language));
    for (const { categories } of services) collector?.add(categories);
    yield separator + JSON.stringify(services).slice(1, -1);
    separator = ',';
  }
  yield ']';
}

/** Yields the payload of `GET /services`: the services, and the server's facets. */
export async function* catalogueText(
  queries: Queries,
  viewer: Viewer,
  language: string,
): AsyncGenerator<string> {
  const collector = facetCollector(language);
  yield '{';
  yield* appsText(queries, viewer, language, collector);
  yield `,"facets":${JSON.stringify(collector.facets())}}`;
}

/**
 * Yields the payload of `/services/invitation-request-services`: the catalogue, for super users with the services that
 * are visible only to identity providers.
 */
export async function* invitationServicesText(
  queries: Queries,
  viewer: Viewer,
  language: string,
): AsyncGenerator<string> {
  const inviting: Viewer = viewer.audience === 'superUser' ? { ...viewer, inviting: true } : viewer;
  yield '{';
  yield* appsText(queries, inviting, language);
  yield '}';
}
