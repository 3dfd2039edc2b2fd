import type { KeptMail, MailPage } from '../../contracts/wire/mail';
import { baseApi } from '../../api/baseApi';
import { listOf, payloadOf } from '../../api/envelope';

export const MAIL_PAGE_SIZE = 20;

/** The e-mails that the server has sent, for super users (docs/EXTENSIONS.md, `mails`). */
const mailsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Pages are counted from 1. */
    getMails: build.query<MailPage, number>({
      query: (page) => ({
        path: '/x/desk/mails',
        params: { startAt: String((page - 1) * MAIL_PAGE_SIZE), maxResults: String(MAIL_PAGE_SIZE) },
        institution: 'none',
      }),
      transformResponse: (response) => {
        const {
          mails,
          total = 0,
          startAt = 0,
          maxResults = MAIL_PAGE_SIZE,
        } = payloadOf<Partial<MailPage>>(response) ?? {};
        return { mails: [...listOf(mails)], total, startAt, maxResults };
      },
    }),
    getMail: build.query<KeptMail, string>({
      query: (id) => ({ path: `/x/desk/mails/${encodeURIComponent(id)}`, institution: 'none' }),
      transformResponse: (response: { readonly payload: KeptMail }) => response.payload,
    }),
  }),
});

export const { useGetMailsQuery, useGetMailQuery } = mailsApi;
