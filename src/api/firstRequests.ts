import type { ApiRequest } from './request';

/**
 * Asks who is here. Of the query string of the page only `?language=…` goes along, as it is a choice (REQUIREMENTS 1): a
 * server could refuse what else stands there.
 */
export function personRequest(search: string): ApiRequest {
  const language = new URLSearchParams(search).get('language') ?? '';
  return {
    path: '/users/me',
    institution: 'none',
    params: /^[a-z]{2}$/i.test(language) ? { language } : {},
  };
}

/** The lean list; without the institution header it is that of the session's institution (docs/EXTENSIONS.md). */
export const listRequest = {
  path: '/services',
  params: { form: 'list' },
  bulky: true,
} as const satisfies ApiRequest;
