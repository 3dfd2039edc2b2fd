/** The people through whom an institution can be invited, and the valid forms (REQUIREMENTS 238, 240). */
import { isContactName } from '../../../src/contracts/domain/institution/contactName';
import { isOwner, invitedOf, recipientsOf } from '../../../src/contracts/domain/invitations/recipients';
import type { InvitableInstitution } from '../../../src/contracts/domain/invitations/invitation';
import {
  invitableInstitutionsOf,
  invitableServicesOf,
  newInvitationOf,
  rolePeopleOf,
} from '../../../src/api/mappers/invitation';
import { inviteSchema } from '../../../src/features/invitations/invite.schema';
import { emptyForm, servicesFor, type InviteForm } from '../../../src/features/invitations/inviteForm';
import { messagesOf } from '../../../src/ui/form/field';
import { problemsOf } from '../../../src/ui/form/problemsOf';
import { wireInstitution, wireService } from '../../support/builders';

const owner = 'SURFconextverantwoordelijke';
const maintainer = 'SURFconextbeheerder';
const holder = (uid: string, email?: string) => ({
  uid,
  fullName: `Name of ${uid}`,
  ...(email && { email }),
});
const support = { name: 'Desk', email: 'desk@north.example', type: 'support' } as const;

test('roles are merged by uid; a person who has an address in one of them keeps it (REQUIREMENTS 238)', () => {
  const people = rolePeopleOf({
    payload: {
      [owner]: [holder('olga'), holder('nobody')],
      [maintainer]: [holder('olga', 'olga@north.example'), holder('max', 'max@north.example')],
    },
  });
  expect(people).toEqual([
    { uid: 'olga', name: 'Name of olga', emails: ['olga@north.example'], roles: [owner, maintainer] },
    { uid: 'nobody', name: 'Name of nobody', emails: [], roles: [owner] },
    { uid: 'max', name: 'Name of max', emails: ['max@north.example'], roles: [maintainer] },
  ]);
  expect(recipientsOf(people, []).map(({ email }) => email)).toEqual([
    'olga@north.example',
    'max@north.example',
  ]);
});

test('a person with two addresses gets mail at both: none is dropped (REQUIREMENTS 238)', () => {
  const people = rolePeopleOf({
    [owner]: [holder('olga', 'olga@north.example')],
    [maintainer]: [holder('olga', 'o.owner@north.example')],
  });
  const lines = recipientsOf(people, []);
  expect(lines.map(({ email, roles }) => [email, roles])).toEqual([
    ['olga@north.example', [owner, maintainer]],
    ['o.owner@north.example', [owner, maintainer]],
  ]);
});

test('an address of several sources is one line that names them all, in any case of letters (REQUIREMENTS 238)', () => {
  const people = [{ uid: 'olga', name: 'Olga Owner', emails: ['Olga@North.example'], roles: [owner] }];
  const own = { name: 'Olga O.', email: 'olga@north.example', telephone: '+31 1' };
  const lines = recipientsOf(people, [{ ...own, type: 'technical' }, { ...own, type: 'billing' }, support]);
  expect(lines).toEqual([
    {
      key: 'olga@north.example',
      email: 'Olga@North.example',
      names: ['Olga Owner', 'Olga O.'],
      uid: 'olga',
      roles: [owner],
      types: ['technical', 'billing'],
      telephone: '+31 1',
    },
    {
      key: 'desk@north.example',
      email: 'desk@north.example',
      names: ['Desk'],
      roles: [],
      types: ['support'],
    },
  ]);
  expect(lines.map(isOwner)).toEqual([true, false]);
  expect(lines.map(invitedOf)).toEqual([
    {
      name: 'Olga Owner',
      email: 'Olga@North.example',
      manages: { uid: 'olga', roles: [owner] },
      type: 'technical',
      telephone: '+31 1',
    },
    { name: 'Desk', email: 'desk@north.example', type: 'support' },
  ]);
});

test('owners come first, then other roles, then every contact of the institution, including billing (REQUIREMENTS 240)', () => {
  const people = [
    { uid: 'max', name: 'Max', emails: ['max@x.example'], roles: [maintainer] },
    { uid: 'olga', name: 'Olga', emails: ['olga@x.example'], roles: [owner] },
  ];
  const types = ['technical', 'administrative', 'support', 'billing', 'help', 'security', 'other'] as const;
  const contacts = types.map((type) => ({ name: type, email: `${type}@x.example`, type }));
  expect(recipientsOf(people, contacts).map(({ email }) => email.split('@')[0])).toEqual([
    'olga',
    'max',
    ...types,
  ]);
});

test('examples of single-tenant services are not offered (REQUIREMENTS 239)', () => {
  const apps = [
    wireService({ id: 1 }),
    wireService({ id: 2, exampleSingleTenant: true }),
    wireService({ id: 3, entityType: 'single_tenant_template' }),
  ];
  expect(invitableServicesOf({ payload: { apps } }).map(({ id }) => id)).toEqual([1, 3]);
});

test.each([
  [false, ['Plain'], 2],
  [true, ['Plain', 'Shared'], 1],
  [undefined, ['Plain', 'Shared'], 1],
])('published %p: an invitation that cannot succeed is not offered', (published, names, leftOut) => {
  const apps = [
    wireService({ id: 1, name: 'Plain', publishedInEdugain: false }),
    wireService({ id: 2, name: 'Shared', publishedInEdugain: true }),
    wireService({ id: 3, name: 'Old', saml1Only: true }),
    wireService({ id: 4, name: 'Connected', connected: true, publishedInEdugain: true }),
  ];
  const idps = [wireInstitution({ publishedInEdugain: published })];
  const [institution] = invitableInstitutionsOf({ payload: { idps } });
  const choices = { services: invitableServicesOf({ payload: { apps } }), people: [] };
  const chosen = { institution: institution as InvitableInstitution, choices };
  const { offered, ...rest } = servicesFor(chosen, 'connect');
  expect([offered.map(({ name }) => name), rest]).toEqual([names, { leftOut }]);
  expect(servicesFor(chosen, 'disconnect').offered.map(({ name }) => name)).toEqual(['Connected']);
});

test.each([{}, { payload: null }, { payload: { apps: null } }])('%j contains no services', (answer) => {
  expect(invitableServicesOf(answer)).toEqual([]);
});

test('the sent invitation has the members of the contract (REQUIREMENTS 241)', () => {
  const sent = newInvitationOf({
    institution: { entityId: 'https://idp.north.example', name: 'North University' },
    service: { id: 42, type: 'oidc10_rp', entityId: 'wiki', name: 'Wiki' },
    direction: 'disconnect',
    recipients: [
      { name: 'Olga', email: 'olga@x.example', manages: { uid: 'olga', roles: [owner] } },
      { name: 'Desk', email: 'desk@x.example', type: 'support', telephone: '1' },
      { name: 'Zoë', email: 'zoe@x.example' },
    ],
    message: 'Hello',
  });
  expect(sent).toEqual({
    idpEntityId: 'https://idp.north.example',
    idpName: 'North University',
    spEntityId: 'wiki',
    spName: 'Wiki',
    typeMetaData: 'oidc10_rp',
    spId: 42,
    message: 'Hello',
    connectionRequest: false,
    contactPersons: [
      {
        name: 'Olga',
        emailAddress: 'olga@x.example',
        uid: 'olga',
        roles: [{ roleName: owner }],
        sabContact: true,
      },
      { name: 'Desk', emailAddress: 'desk@x.example', contactPersonType: 'support', telephoneNumber: '1' },
      { name: 'Zoë', emailAddress: 'zoe@x.example' },
    ],
  });
});

test.each([
  'José Núñez',
  'Łukasz',
  "O'Neil",
  'O’Neil',
  '李雷',
  'محمد',
  'Ann-Marie 2',
  'e\u0301',
  'x'.repeat(255),
])('%s is a name (REQUIREMENTS 240)', (name) => expect(isContactName(name)).toBe(true));
test.each(['', ' ', 'a_b', 'a,b', '<b>', 'a@b', 'a\nb', 'x'.repeat(256)])(
  '%j is not a name (REQUIREMENTS 240)',
  (name) => expect(isContactName(name)).toBe(false),
);

const filled: InviteForm = {
  ...emptyForm,
  institution: 'x',
  service: 'saml20_sp:42',
  ticked: ['a@x.example'],
};
const zoe = { name: 'Zoë', email: 'zoe@x.example' };

async function faultsOf(values: Partial<InviteForm>) {
  const found = messagesOf(await problemsOf(inviteSchema(['a@x.example']), { ...filled, ...values }));
  return found.map(({ name, message }) => `${name}: ${String(message)}`).sort();
}

test.each<[string, Partial<InviteForm>, string[]]>([
  ['a person is ticked', {}, []],
  ['no one is ticked', { ticked: [] }, ['ticked: invite.error.nobody']],
  ['a person is added, and no one ticked', { ticked: [], additional: [zoe] }, []],
  [
    'a person is ticked, but an added one is empty',
    { additional: [{ name: '', email: '' }] },
    ['additional[0].email: invite.error.email', 'additional[0].name: invite.error.name'],
  ],
  [
    'an address has no dot in its domain',
    { additional: [{ name: 'Zoë', email: 'zoe@localhost' }] },
    ['additional[0].email: invite.error.email'],
  ],
  [
    'an added address is in the list',
    { additional: [zoe, { name: 'Al', email: ' A@X.example ' }] },
    ['additional[1].email: invite.error.twice'],
  ],
  ['an address is added twice', { additional: [zoe, zoe] }, ['additional[1].email: invite.error.twice']],
  [
    'institution and service are missing',
    { institution: '', service: '' },
    ['institution: invite.error.institution', 'service: invite.error.service'],
  ],
  ['a message is too long', { message: 'x'.repeat(10_001) }, ['message: invite.error.long']],
])('the form if %s (REQUIREMENTS 237, 240)', async (_title, values, expected) => {
  expect(await faultsOf(values)).toEqual(expected);
});
