export interface Place {
  readonly path: string;
  /** Absent for a guest. */
  readonly person?: string;
  /** Name of the service of whose page `path` is a part. */
  readonly service?: string;
  /** Name of another service, which stands for `:other` in the path. */
  readonly other?: string;
  /** What stands for `:id` in the path. */
  readonly id?: Found;
}

/** The first member of this name in what a call of the API tells about what a page can be about. */
interface Found {
  readonly call: string;
  readonly member: string;
}

const SERVICE = 'Copperplate Thesis Archive';
const administrator = 'Alex Sample';
const superUser = 'Federation desk';
const service = (path: string): Place => ({ path, person: administrator, service: SERVICE });
const policyIn = (trail: string): Found => ({ call: `${trail}?kind=policy.deleted`, member: 'object.id' });

/**
 * The kinds of pages, by the table of pages (`src/app/pages/pageRoutes.tsx`); tests of what holds for all pages walk along this
 * list. A page that has no place here is red (`test/app/walkedPages.test.ts`).
 */
export const walkedPages: Readonly<Record<string, readonly [Place, ...Place[]]>> = {
  '/apps/connected': [{ path: '/apps/connected', person: administrator }],
  '/apps/all': [
    { path: '/apps/all', person: administrator },
    { path: '/apps/all?search=qqqq', person: administrator },
    { path: '/apps/all' },
  ],
  '/apps/:id/:type/*': [
    service('about'),
    service('privacy'),
    service('settings/consent'),
    service('settings/authorization_policies'),
    { ...service('compare?with=:other'), other: 'Delta Water Model' },
  ],
  '/tickets/:status?': [{ path: '/tickets', person: administrator }],
  '/my-idp': [{ path: '/my-idp', person: administrator }],
  '/my-idp/edit': [{ path: '/my-idp/edit', person: administrator }],
  '/my-idp/compare': [{ path: '/my-idp/compare', person: administrator }],
  '/my-idp/audit': [{ path: '/my-idp/audit', person: administrator }],
  '/my-idp/audit/policies/:id': [
    { path: '/my-idp/audit/policies/:id', person: administrator, id: policyIn('/x/audit') },
  ],
  '/statistics': [{ path: '/statistics', person: administrator }],
  '/security': [
    { path: '/security', person: administrator },
    { path: '/security?rules=edit', person: administrator },
  ],
  '/reviews/:id?': [{ path: '/reviews', person: administrator }],
  '/changes': [{ path: '/changes', person: administrator }],
  '/profile': [{ path: '/profile', person: administrator }],
  '/users/search': [{ path: '/users/search', person: superUser }],
  '/users/invite': [{ path: '/users/invite', person: superUser }],
  '/users/resend_invite/:jiraKey': [
    {
      path: '/users/resend_invite/:id',
      person: superUser,
      id: { call: '/x/desk/tickets?type=LINKINVITE', member: 'jiraKey' },
    },
  ],
  '/desk': [{ path: '/desk', person: superUser }],
  '/desk/mails': [{ path: '/desk/mails', person: superUser }],
  '/desk/mails/:id': [
    { path: '/desk/mails/:id', person: superUser, id: { call: '/x/desk/mails', member: 'id' } },
  ],
  '/feeds': [{ path: '/feeds', person: superUser }],
  '/watching': [{ path: '/watching', person: administrator }],
  '/wishes': [{ path: '/wishes', person: administrator }],
  '/webhooks': [{ path: '/webhooks', person: superUser }],
  '/desk/audit': [{ path: '/desk/audit', person: superUser }],
  '/desk/audit/policies/:id': [
    { path: '/desk/audit/policies/:id', person: superUser, id: policyIn('/x/desk/audit') },
  ],
  '/desk/:key': [
    { path: '/desk/:id', person: superUser, id: { call: '/x/desk/tickets', member: 'jiraKey' } },
  ],
  '/accessibility': [{ path: '/accessibility' }],
  '/glossary': [{ path: '/glossary#assuranceLevel' }],
  '/privacy': [{ path: '/privacy' }],
  '/logged-out': [{ path: '/logged-out' }],
  '/404': [{ path: '/404' }],
  '*': [{ path: '/nowhere', person: administrator }],
};
