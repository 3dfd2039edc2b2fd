import type { ApiRequest } from './request';

/**
 * Requests the current user. Only `?language=…` is passed on from the page's query string, as it is a choice
 * (REQUIREMENTS 1); a server could refuse other parameters.
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
