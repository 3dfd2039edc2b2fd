import type { Failure } from '../../contracts/domain/failure';
import type { GatheredSet } from './contract/changeSet';
import type { ChangeSet, ChangeSetAdded, ChangeSetSent, ChangeSetSize } from './contract/changeSet.wire';
import { baseApi } from '../../api/baseApi';
import { payloadOf } from '../../api/envelope';
import { mayHaveChanged, type Tag } from '../../api/tags';
import type { RequestInput } from '../../machines/shared/ticketRequest.machine';
import type { Addition, Gathered, SetOutcome, SetRequest } from './requests.setup';

const nothing: GatheredSet = { version: '', sentAs: 'oneTicket', lines: [] };

function changeSetTags(): Tag[] {
  return [{ type: 'change-set' }];
}

/** Lines that come or go change nothing but the set. */
export function afterGathering(failure: Failure | undefined): Tag[] {
  return failure && !mayHaveChanged(failure) ? [] : changeSetTags();
}

/** A set that is sent is a ticket for many services, some of which it may have connected at once. */
function afterSendingSet(failure: Failure | undefined): Tag[] {
  if (failure && !mayHaveChanged(failure)) return [];
  return [...changeSetTags(), { type: 'tickets' }, { type: 'catalogue' }, { type: 'service' }];
}

/** The set of changes that an institution gathers; only servers with the extension `changeSet` know it. */
export const changeSetApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getChangeSet: build.query<GatheredSet, void>({
      query: () => ({ path: '/x/changes/set' }),
      transformResponse: (response) => payloadOf<ChangeSet>(response) ?? nothing,
      providesTags: changeSetTags,
    }),
    /** Requests the number of its lines. */
    getChangeSetSize: build.query<number, void>({
      query: () => ({ path: '/x/changes/set/size' }),
      transformResponse: (response) => payloadOf<ChangeSetSize>(response)?.size ?? 0,
      providesTags: changeSetTags,
    }),
    gatherChanges: build.mutation<Gathered, RequestInput<Addition>>({
      query: ({ request: { lines }, requestId }) => ({
        path: '/x/changes/set/lines',
        method: 'POST',
        idempotencyKey: requestId,
        json: { lines },
      }),
      transformResponse: (response) => {
        const { added = 0, size = added, refused = [] } = payloadOf<ChangeSetAdded>(response) ?? {};
        return { kind: 'gathered', added, size, refused };
      },
      invalidatesTags: (_result, failure) => afterGathering(failure),
    }),
    /**
     * Lines are named by their ids. Removing a line twice is not a failure, so this needs no idempotency key.
     */
    removeLines: build.mutation<null, readonly number[]>({
      query: (lines) => ({ path: '/x/changes/set/removal', method: 'POST', json: { lines } }),
      transformResponse: () => null,
      invalidatesTags: (_result, failure) => afterGathering(failure),
    }),
    requestChangeSet: build.mutation<SetOutcome, RequestInput<SetRequest>>({
      query: ({ request: { version, comments }, requestId }) => ({
        path: '/x/changes/set/request',
        method: 'POST',
        idempotencyKey: requestId,
        json: { version, comments },
      }),
      transformResponse: (response) => outcomeOf(payloadOf<ChangeSetSent>(response)),
      invalidatesTags: (_result, failure) => afterSendingSet(failure),
    }),
  }),
});

/** Without a ticket, all that was asked for was done at once. */
function outcomeOf({ jiraKey, tickets, made = 0, left = 0 }: Partial<ChangeSetSent> = {}): SetOutcome {
  if (jiraKey) return { kind: 'filed', key: jiraKey, made, left };
  return tickets ? { kind: 'filed', tickets, made, left } : { kind: 'established', left };
}

export const { useGetChangeSetQuery, useGetChangeSetSizeQuery } = changeSetApi;
