import { pageRoutes } from '../../src/app/pages/pageRoutes';
import { routeAt } from '../../src/app/pages/routeAt';
import { wireGuest, wireInstitution, wireUser } from '../support/builders';

const superUser = wireUser({ dashboardAdmin: false, superUser: true });
const worker = wireUser({
  superUser: true,
  extensions: ['desk', 'feeds', 'mails', 'webhooks', 'audit', 'checks'],
});
const several = [wireInstitution(), wireInstitution({ id: 'https://south.example' })];
/** Titled by what they are about, as tests of theirs have it; and an address that is none, as `/404`. */
const elsewhere = [
  '/my-idp/audit/policies/:id',
  '/desk/audit/policies/:id',
  '/apps/connected',
  '/apps/:id/:type/*',
  '/desk/:key',
  '/desk/mails/:id',
  '*',
];

/** Pages that need no answer except the person's, each with a person who may open it; those of extensions, if they are there. */
export const everyPage = (
  [
    ['/apps/all', wireUser()],
    ['/my-idp', wireUser()],
    ['/my-idp/scorecard', wireUser()],
    ['/my-idp/edit', wireUser()],
    ['/my-idp/compare', wireUser({ extensions: ['comparison'], institutionIdps: several })],
    ['/my-idp/audit', wireUser({ extensions: ['audit'] })],
    ['/statistics', wireUser()],
    ['/tickets', wireUser()],
    ['/todo', wireUser()],
    ['/security', wireUser()],
    ['/reviews', wireUser({ extensions: ['reviews'] })],
    ['/changes', wireUser({ extensions: ['changeSet'] })],
    ['/profile', wireUser()],
    ['/404', wireUser()],
    ['/accessibility', wireGuest],
    ['/glossary', wireGuest],
    ['/privacy', { ...wireGuest, extensions: ['privacy'] }],
    ['/logged-out', wireGuest],
    ['/users/search', superUser],
    ['/users/invite', superUser],
    ['/users/resend_invite/CXT-1', superUser],
    ['/desk', worker],
    ['/desk/mails', worker],
    ['/desk/checks', worker],
    ['/feeds', worker],
    ['/webhooks', worker],
    ['/watching', wireUser({ extensions: ['watching'] })],
    ['/wishes', wireUser({ extensions: ['wishes'] })],
    ['/desk/audit', worker],
  ] as const
).filter(([at]) => routeAt(at)?.path !== '*');

/** Returns the pages of the table that are missing here. */
export function pagesLeftOut(): string[] {
  const listed = new Set([...everyPage.map(([at]) => routeAt(at)?.path), ...elsewhere]);
  return pageRoutes.map(({ path }) => path).filter((path) => !listed.has(path));
}
