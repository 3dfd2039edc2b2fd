import type { Counts, Point, ServiceCounts } from '../contracts/domain/statistics/statistics';
import type { StatisticsMarks } from '../contracts/domain/statistics/statisticsMark';
import type { AggregatedQuery, TimeFrameQuery, UniqueCountQuery } from '../contracts/wire/statistics';
import type { MarksQuery } from '../contracts/wire/statisticsMarks';
import { baseApi } from './baseApi';
import { payloadOf } from './envelope';
import { seriesOf, serviceCountsOf, totalOf } from './mappers/statistics';
import { statisticsMarksOf } from './mappers/statisticsMarks';
import { policyTags, ticketTags } from './tags';

/** Returns the parameters, without those that have no value. */
function paramsOf(query: Readonly<Record<string, string | number | undefined>>) {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Bare lists, without envelope; times are sent in epoch seconds (WIRE T15). */
export const statisticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLoginSeries: build.query<readonly Point[], TimeFrameQuery>({
      query: (query) => ({ path: '/stats/loginTimeFrame', params: paramsOf(query) }),
      transformResponse: (response, _meta, { scale }) => seriesOf(response, scale, Date.now()),
    }),
    getLoginsPerService: build.query<readonly ServiceCounts[], AggregatedQuery>({
      query: (query) => ({ path: '/stats/loginAggregated', params: paramsOf(query) }),
      transformResponse: serviceCountsOf,
    }),
    /** Null: nothing was counted. */
    getLoginTotal: build.query<Counts | null, UniqueCountQuery>({
      query: (query) => ({ path: '/stats/uniqueLoginCount', params: paramsOf(query) }),
      transformResponse: totalOf,
    }),
    /**
     * Requests the events of a service; only servers with the extension `marks` have them, in an envelope.
     */
    getStatisticsMarks: build.query<StatisticsMarks, MarksQuery>({
      query: (query) => ({ path: '/x/statistics/marks', params: paramsOf(query) }),
      transformResponse: (response) => statisticsMarksOf(payloadOf(response)),
      providesTags: () => [...ticketTags(), ...policyTags()],
    }),
  }),
});

interface Queries {
  readonly [key: string]: { readonly endpointName?: string; readonly status: string } | undefined;
}

/** Tells whether a series has been asked for, and answered. */
export function isSeriesAnswered({ api }: { readonly api: { readonly queries: Queries } }): boolean {
  return Object.values(api.queries).some(
    (query) => query?.endpointName === 'getLoginSeries' && query.status !== 'pending',
  );
}

export const {
  useGetLoginSeriesQuery,
  useGetLoginsPerServiceQuery,
  useGetLoginTotalQuery,
  useGetStatisticsMarksQuery,
} = statisticsApi;
