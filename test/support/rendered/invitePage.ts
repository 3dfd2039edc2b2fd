import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderDashboard, smallServer } from '../../app/renderDashboard';
import { wireInstitution, wireService, wireUser } from '../builders';
import { enveloped, type FakeServer } from '../dom/fakeServer';

/**
 * These helpers are for the page on which a super user invites: a server with two institutions, and the steps on the
 * page.
 */
export const at = '/users/invite';
export const superUser = wireUser({
  dashboardAdmin: false,
  superUser: true,
  extensions: ['idempotency'],
  links: { supportEmail: 'desk@federation.example' },
});
const contact = (name: string, emailAddress: string | undefined, contactPersonType: string) => ({
  name,
  emailAddress,
  contactPersonType,
});
export const north = wireInstitution({
  contactPersons: [
    contact('Desk North', 'desk@north.example', 'support'),
    contact('Bill', 'money@north.example', 'billing'),
    contact('Olga O.', 'olga@north.example', 'technical'),
    contact('Silent', undefined, 'other'),
  ],
});
export const southId = 'https://login.south.example';
const south = wireInstitution({
  id: southId,
  institutionId: 'SOUTH',
  name: 'Zuid',
  names: { en: 'South' },
  contactPersons: [],
});
export const people = {
  SURFconextverantwoordelijke: [{ uid: 'olga', fullName: 'Olga Owner', email: 'olga@north.example' }],
  SURFconextbeheerder: [{ uid: 'max', fullName: 'Max Maintainer', email: 'max@north.example' }],
};
export const apps = [
  wireService({ id: 42, name: 'Wiki', names: { en: 'Wiki' }, spEntityId: 'https://wiki.example' }),
  wireService({
    id: 43,
    name: 'Survey',
    names: { en: 'Survey' },
    spEntityId: 'https://survey.example',
    connected: true,
  }),
  wireService({
    id: 44,
    names: { en: 'Example' },
    spEntityId: 'https://e.example',
    exampleSingleTenant: true,
  }),
];

export function inviting(person: object = {}): FakeServer {
  return smallServer({ ...superUser, ...person })
    .on('GET /users/super/idps', () => enveloped({ idps: [south, north], roles: [] }))
    .on('GET /services/invitation-request-services', ({ headers }) =>
      enveloped({ apps: headers.get('X-IDP-ENTITY-ID') === southId ? [] : apps }),
    )
    .on('GET /idp/sab/roles', ({ params }) =>
      enveloped(params.get('institutionId') === 'NORTH' ? people : {}),
    )
    .on('POST /users/inviteRequest', () => enveloped({ jiraKey: 'CXT-31' }));
}

export async function visit(server = inviting(), language: 'en' | 'nl' | 'pt' = 'en') {
  const dashboard = await renderDashboard({ at: `${at}?language=${language}`, server, language });
  return { ...dashboard, user: userEvent.setup() };
}
export const field = (name: string) => screen.findByRole('combobox', { name });
export const box = (name: RegExp) => screen.findByRole('checkbox', { name });

export async function choose(user: UserEvent, institution = 'North University') {
  await user.selectOptions(await field('Institution'), institution);
  await screen.findByRole('table', { name: `Contacts of ${institution}` });
}
export const sent = (server: FakeServer) => server.calls('POST /users/inviteRequest');
export const press = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: /^Send the invitation/ }));
