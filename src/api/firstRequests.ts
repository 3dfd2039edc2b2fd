import type { ApiRequest } from './request';

/** Asks who is here. The query string of the page goes along, as `?language=…` in it is a choice (REQUIREMENTS 1). */
export function personRequest(search: string): ApiRequest {
  return {
    path: '/users/me',
    institution: 'none',
    params: Object.fromEntries(new URLSearchParams(search)),
  };
}

/** The lean list; without the institution header it is that of the session's institution (docs/EXTENSIONS.md). */
export const listRequest = {
  path: '/services',
  params: { form: 'list' },
  bulky: true,
} as const satisfies ApiRequest;
