import { badRequest, enveloped } from '../answers';
import type { Row } from '../call';

/** Rows for authorization policies. */
export const policyCalls: readonly Row[] = [
  {
    method: 'GET',
    path: '/policies',
    roles: ['ADMIN', 'VIEWER', 'SUPER_USER'],
    answer: ({ federation, language }) => {
      if (federation.policiesFail) throw badRequest('org.springframework.web.client.ResourceAccessException');
      return enveloped(federation.policies, language);
    },
  },
  {
    method: 'GET',
    path: '/policies/attributes',
    answer: ({ language }) => enveloped(attributes, language),
  },
  {
    method: 'GET',
    path: '/policies/{id}/revisions',
    like: /^\/policies\/[^/]+\/revisions$/,
    roles: ['ADMIN', 'VIEWER', 'SUPER_USER'],
    answer: ({ federation, language, path }) => {
      const id = path.split('/')[2] ?? '';
      const states = [...federation.policies, ...(federation.revisions ?? [])] as readonly { id?: unknown }[];
      return enveloped(
        states.filter((state) => state.id === id),
        language,
      );
    },
  },
];

const attributes = [
  { name: 'urn:collab:sab:surfnet.nl', value: 'SAB role' },
  { name: 'urn:mace:dir:attribute-def:eduPersonAffiliation', value: 'Edu person affiliation' },
];
