export interface Place {
  readonly path: string;
  /** Absent for a guest. */
  readonly person?: string;
  /** Name of the service of whose page `path` is a part. */
  readonly service?: string;
  /** Name of another service, for `:other` in the path. */
  readonly other?: string;
  /** The value of `:id` in the path. */
  readonly id?: Found;
  /** Message that its level 1 heading shows. */
  readonly title?: string;
}

/** The first member of this name in the answer of an API call, as a subject for a page. */
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
 * list. A page that has no place here is red (`test/extensions/whole/client/walkedPages.test.ts`).
 */
export const walkedPages: Readonly<Record<string, readonly [Place, ...Place[]]>> = {
  '/apps/connected': [{ path: '/apps/connected', person: administrator, title: 'services.title' }],
  '/apps/all': [
    { path: '/apps/all?page=2', person: administrator, title: 'services.title' },
    // A connection to it has been requested.
    { path: '/apps/all?search=barrow', person: administrator, title: 'services.title' },
    { path: '/apps/all?search=qqqq', person: administrator, title: 'services.title' },
    { path: '/apps/all', title: 'services.title' },
  ],
  '/apps/:id/:type/*': [
    service('about'),
    service('privacy'),
    service('settings/consent'),
    service('settings/authorization_policies'),
    { ...service('compare?with=:other'), other: 'Delta Water Model' },
  ],
  '/tickets/:status?': [
    { path: '/tickets', person: administrator, title: 'tickets.title' },
    { path: '/tickets/resolved', person: administrator, title: 'tickets.title' },
  ],
  '/todo': [{ path: '/todo', person: administrator, title: 'nav.todo' }],
  '/my-idp': [{ path: '/my-idp', person: administrator }],
  '/my-idp/scorecard': [{ path: '/my-idp/scorecard', person: administrator, title: 'nav.scorecard' }],
  '/my-idp/edit': [{ path: '/my-idp/edit', person: administrator, title: 'institution.edit.title' }],
  '/my-idp/compare': [{ path: '/my-idp/compare', person: administrator, title: 'comparison.title' }],
  '/my-idp/audit': [{ path: '/my-idp/audit', person: administrator, title: 'audit.title' }],
  '/my-idp/audit/policies/:id': [
    { path: '/my-idp/audit/policies/:id', person: administrator, id: policyIn('/x/audit') },
  ],
  '/statistics': [{ path: '/statistics', person: administrator, title: 'statistics.title' }],
  '/security': [
    { path: '/security', person: administrator, title: 'security.title' },
    { path: '/security?rules=edit', person: administrator, title: 'security.title' },
  ],
  '/reviews/:id?': [{ path: '/reviews', person: administrator, title: 'reviews.title' }],
  '/changes': [{ path: '/changes', person: administrator, title: 'changes.title' }],
  '/profile': [{ path: '/profile', person: administrator, title: 'profile.title' }],
  '/users/search': [{ path: '/users/search', person: superUser }],
  '/users/invite': [{ path: '/users/invite', person: superUser }],
  '/users/resend_invite/:jiraKey': [
    {
      path: '/users/resend_invite/:id',
      person: superUser,
      id: { call: '/x/desk/tickets?type=LINKINVITE', member: 'jiraKey' },
    },
  ],
  '/desk': [{ path: '/desk', person: superUser, title: 'desk.title' }],
  '/desk/mails': [{ path: '/desk/mails', person: superUser, title: 'desk.title' }],
  '/desk/mails/:id': [
    { path: '/desk/mails/:id', person: superUser, id: { call: '/x/desk/mails', member: 'id' } },
  ],
  '/desk/checks': [{ path: '/desk/checks', person: superUser, title: 'desk.title' }],
  '/feeds': [{ path: '/feeds', person: superUser, title: 'desk.title' }],
  '/watching': [{ path: '/watching', person: administrator, title: 'watching.title' }],
  '/wishes': [{ path: '/wishes', person: administrator, title: 'wishes.title' }],
  '/webhooks': [{ path: '/webhooks', person: superUser, title: 'desk.title' }],
  '/desk/audit': [{ path: '/desk/audit', person: superUser, title: 'desk.title' }],
  '/desk/audit/policies/:id': [
    { path: '/desk/audit/policies/:id', person: superUser, id: policyIn('/x/desk/audit') },
  ],
  '/desk/:key': [
    { path: '/desk/:id', person: superUser, id: { call: '/x/desk/tickets', member: 'jiraKey' } },
  ],
  '/accessibility': [{ path: '/accessibility', title: 'accessibility.title' }],
  '/glossary': [{ path: '/glossary#assuranceLevel', title: 'glossary.title' }],
  '/privacy': [{ path: '/privacy', title: 'privacy.title' }],
  '/logged-out': [{ path: '/logged-out', title: 'loggedOut.title' }],
  '/404': [{ path: '/404', title: 'notFound.title' }],
  '*': [{ path: '/nowhere', person: administrator, title: 'notFound.title' }],
};
