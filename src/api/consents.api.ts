import type { ConsentSetting } from '../contracts/domain/tickets/change';
import type { Consent } from '../contracts/wire/consent';
import type { ConsentType } from '../contracts/wire/enumerations';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';
import { consentSettingOf } from './mappers/consentSetting';
import { consentTags } from './tags';

/** Consent by entity id of the service; without an entry it is minimal. */
export type Consents = Readonly<Record<string, ConsentType>>;

export const consentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks for a list, which comes without envelope (WIRE T1). */
    getConsents: build.query<Consents, void>({
      query: () => ({ path: '/users/disableConsent' }),
      transformResponse: (response) =>
        Object.fromEntries(
          listOf(payloadOf<readonly Consent[]>(response)).map(({ spEntityId, type }) => [spEntityId, type]),
        ),
      providesTags: consentTags,
    }),
    /**
     * Requests the consent of one service, with its texts; if nothing is configured, it is minimal and
     * without texts (REQUIREMENTS 164).
     */
    getConsent: build.query<ConsentSetting, string>({
      query: () => ({ path: '/users/disableConsent' }),
      transformResponse: (response, _meta, entityId) =>
        consentSettingOf(
          listOf(payloadOf<readonly Consent[]>(response)).find(({ spEntityId }) => spEntityId === entityId),
        ),
      providesTags: consentTags,
    }),
  }),
});

export const { useGetConsentsQuery, useGetConsentQuery } = consentsApi;
