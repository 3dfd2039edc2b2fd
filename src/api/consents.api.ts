import type { ConsentSetting } from '../contracts/domain/change';
import type { Consent } from '../contracts/wire/consent';
import type { ConsentType } from '../contracts/wire/enumerations';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';
import { consentSettingOf } from './mappers/consentSetting';
import { consentTags } from './tags';

/** Consent by entity id of the service; no entry means minimal consent. */
export type Consents = Readonly<Record<string, ConsentType>>;

export const consentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks for a list, which comes without envelope (WIRE T1). */
    getConsents: build.query<Consents, void>({
      query: () => ({ path: '/users/disableConsent' }),
      transformResponse: (answer) =>
        Object.fromEntries(
          listOf(payloadOf<readonly Consent[]>(answer)).map(({ spEntityId, type }) => [spEntityId, type]),
        ),
      providesTags: consentTags,
    }),
    /**
     * Asks for the consent of one service, with its texts; nothing configured is minimal consent without texts (REQUIREMENTS
     * 164).
     */
    getConsent: build.query<ConsentSetting, string>({
      query: () => ({ path: '/users/disableConsent' }),
      transformResponse: (answer, _meta, entityId) =>
        consentSettingOf(
          listOf(payloadOf<readonly Consent[]>(answer)).find(({ spEntityId }) => spEntityId === entityId),
        ),
      providesTags: consentTags,
    }),
  }),
});

export const { useGetConsentsQuery, useGetConsentQuery } = consentsApi;
