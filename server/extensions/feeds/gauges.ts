import type { Dependencies } from '../../platform/dependencies';
import { METRICS } from '../../platform/telemetry/metrics';
import { ageOf, reading, type Gauges, type Reading } from '../../platform/telemetry/readings';
import { catalogueVersion } from '../../modules/federation/federation.module';
import { countsByFeed } from './feedView';
import { faultsOf } from './schedule';

/** Reads the age, the faults and the entities of feeds; entities are only counted after a change. */
export function feedGauges({ database }: Pick<Dependencies, 'database'>): Gauges {
  let counted: { readonly version: string; readonly readings: readonly Reading[] } | undefined;

  async function entities(): Promise<readonly Reading[]> {
    const version = await catalogueVersion(database.read);
    if (counted?.version === version) return counted.readings;
    const counts = await countsByFeed(database.read);
    const readings = [...counts].flatMap(([feed, { institutions, services }]) => [
      reading('feedEntities', { feed, kind: 'institution' }, institutions),
      reading('feedEntities', { feed, kind: 'service' }, services),
    ]);
    counted = { version, readings };
    return readings;
  }

  return async (now) => {
    const feeds = await database.read.selectFrom('feed').selectAll().orderBy('name').execute();
    const states = feeds.flatMap((feed) => {
      const faults = faultsOf(feed, now);
      return [
        ...(feed.refreshed_at
          ? [reading('feedAge', { feed: feed.name }, ageOf(feed.refreshed_at, now))]
          : []),
        ...METRICS.feedFaults.labels.fault.map((fault) =>
          reading('feedFaults', { feed: feed.name, fault }, faults.includes(fault) ? 1 : 0),
        ),
      ];
    });
    return [...states, ...(feeds.length > 0 ? await entities() : [])];
  };
}
