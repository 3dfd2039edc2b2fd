/** The answers of the palette, their order, and who gets them, without a page. */
import { find } from '../../../../src/app/palette/find';
import { wireGuest, wireInstitution, wireUser } from '../../../support/builders';
import { paletteSources, shown, type Known } from '../../../support/rendered/paletteSources';

const notAdmin = { dashboardAdmin: false };
const extensions = ['desk', 'mails'];
const people = {
  guest: { ...wireGuest, extensions },
  member: wireUser({ ...notAdmin, extensions, dashboardMember: true }),
  viewer: wireUser({ ...notAdmin, extensions, dashboardViewer: true }),
  admin: wireUser({ extensions }),
  superUser: wireUser({ ...notAdmin, extensions, superUser: true }),
  asAdmin: wireUser({
    extensions,
    superUser: true,
    switchedToIdp: wireInstitution({ id: 'https://south.example' }),
  }),
} as const;
type Role = keyof typeof people;

const lanterns: NonNullable<Known['services']> = {
  'Cloud of Lanterns': { organisation: 'Beam' },
  Islands: { organisation: 'Sea' },
  Lantern: { organisation: 'Light' },
  'Lantern Archive': { organisation: 'Foundation' },
  Torch: { organisation: 'Lantern Makers' },
  Wax: { entityId: 'https://lantern.example/sp' },
};
const services = async (text: string) =>
  (await shown({ services: lanterns }, text)).find((line) => line.startsWith('services'));

test.each([
  ['lantern', 'Lantern, Lantern Archive, Cloud of Lanterns, Torch, Wax'],
  ['LANTÉRN', 'Lantern, Lantern Archive, Cloud of Lanterns, Torch, Wax'],
  ['lan', 'Lantern, Lantern Archive, Cloud of Lanterns, Islands, Torch, Wax'],
  ['arch lan', 'Lantern Archive'],
  ['lantern makers', 'Torch'],
  ['example/sp', 'Wax'],
])(
  '“%s” finds the name before its beginning, that before words, organisations and entity ids',
  async (text, names) => {
    expect(await services(text)).toBe(`services: ${names}`);
  },
);

test('at most seven services are shown, and the list leads on', async () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`Wiki ${index}`, {}]));
  const { entries = [] } = find(await paletteSources({ services: many }), 'wiki')[0] ?? {};
  expect(entries).toHaveLength(7);
  const last = find(await paletteSources({ services: many }), 'wiki & more').at(-1);
  expect(last?.entries.map(({ way }) => way)).toEqual([
    { kind: 'place', to: '/apps/all?search=wiki+%26+more' },
  ]);
});

test('the group with the best answer comes first', async () => {
  const found = await shown({ services: { 'Ticketing Tool': {} } }, 'tickets');
  expect(found[0]).toBe('pages: Tickets');
  const nothing = await shown({ services: lanterns }, 'qqqq');
  expect(nothing).toEqual(['instead: Search all services for “qqqq”']);
});

test.each([
  ['guest', ['Services', 'Accessibility', 'Glossary']],
  ['member', ['Services', 'My institution', 'Scorecard', 'Profile', 'Accessibility', 'Glossary']],
  [
    'viewer',
    [
      ...['Services', 'My institution', 'Statistics', 'Tickets', 'To do', 'Scorecard', 'Security'],
      ...['Profile', 'Accessibility', 'Glossary'],
    ],
  ],
  [
    'admin',
    [
      ...['Services', 'My institution', 'Statistics', 'Tickets', 'To do', 'Scorecard'],
      ...['Edit my institution', 'Security', 'Profile', 'Accessibility', 'Glossary'],
    ],
  ],
  [
    'superUser',
    [
      ...['Services', 'My institution', 'Statistics', 'Tickets', 'Desk', 'Scorecard', 'Security'],
      ...['E-mails', 'Profile', 'Switch identity', 'Invite', 'Accessibility', 'Glossary'],
    ],
  ],
  [
    'asAdmin',
    [
      ...['Services', 'My institution', 'Statistics', 'Tickets', 'To do', 'Desk', 'Scorecard'],
      ...['Edit my institution', 'Security', 'E-mails', 'Profile', 'Switch identity', 'Invite'],
      ...['Accessibility', 'Glossary'],
    ],
  ],
] as const)('a %s is offered the pages that open, and no other', async (role, pages) => {
  expect(await shown({ user: people[role] })).toContain(`pages: ${pages.join(', ')}`);
});

test('a page below a hidden item of the menu is not offered', async () => {
  const pages = (await shown({ user: wireUser({ hideTabs: 'my_idp' }) })).join();
  expect(pages).toContain('Services');
  expect(pages).not.toContain('my institution');
});

const own = wireInstitution();
const two = [own, wireInstitution({ id: 'https://lab.example', name: 'Lab', names: { en: 'Lab' } })];

test.each([
  ['guest', 'Log in'],
  ['member', 'Log out'],
  ['viewer', 'Switch to Lab, Log out'],
  ['admin', 'Switch to Lab, Log out'],
  ['superUser', 'Switch to Lab, Log out'],
  ['asAdmin', 'Switch to North University, Switch to Lab, Stop acting for this institution'],
] as const)('a %s is offered the items of the account menu', async (role, last) => {
  const user = role === 'guest' ? people.guest : { ...people[role], institutionIdps: two };
  const actions = (await shown({ user })).at(-1);
  expect(actions).toBe(
    `actions: Keyboard shortcuts, Change the language to Nederlands, Change the language to Português, ${[
      'Change the theme to Light',
      'Change the theme to Dark',
      last,
    ].join(', ')}`,
  );
});

const wiki = (connected: boolean): NonNullable<Known['services']> => ({ Wiki: { id: 42, connected } });
const settings = ['consent', 'policies', 'strongAuthentication', 'multiFactor'];

/** The possible actions on a service: not connected, and connected. */
const mayDo: Readonly<Record<Role, readonly [readonly string[], readonly string[]]>> = {
  guest: [['attributes'], ['attributes']],
  member: [['attributes'], ['attributes']],
  viewer: [['attributes'], ['statistics', ...settings, 'attributes']],
  admin: [
    ['connect', 'attributes'],
    ['disconnect', 'statistics', ...settings, 'attributes'],
  ],
  superUser: [['attributes'], ['statistics', ...settings, 'attributes']],
  asAdmin: [
    ['connect', 'attributes'],
    ['disconnect', 'statistics', ...settings, 'attributes'],
  ],
};
const verbs = [
  'connect',
  'disconnect',
  'accept',
  'decline',
  'statistics',
  'consent',
  'policies',
  'strong',
  'multi',
  'attributes',
];

async function verbsFor(known: Known): Promise<string[]> {
  const sources = await paletteSources(known);
  const keys = verbs.flatMap((verb) =>
    find(sources, `${verb} wiki`)
      .filter(({ name }) => name === 'actions')
      .flatMap(({ entries }) =>
        entries.map(({ key }) => key.split(':')[0]?.replace('palette.do.', '') ?? ''),
      ),
  );
  return [...new Set(keys)];
}

test.each(Object.keys(people) as Role[])(
  'a %s is offered the possible actions for a service',
  async (role) => {
    const user = people[role];
    const [before, after] = mayDo[role];
    expect(new Set(await verbsFor({ user, services: wiki(false) }))).toEqual(new Set(before));
    expect(new Set(await verbsFor({ user, services: wiki(true) }))).toEqual(new Set(after));
  },
);

test('pending requests count, as on the page of the service', async () => {
  const invited = [{ type: 'LINKINVITE', status: 'Waiting for customer', jiraKey: 'CXT-7' }] as const;
  const pending = [{ type: 'LINKREQUEST', status: 'Open' }] as const;
  const known = { services: wiki(false) };
  expect(await verbsFor({ ...known, tickets: invited })).toEqual([
    'acceptToConnect',
    'decline',
    'attributes',
  ]);
  expect(await verbsFor({ ...known, tickets: pending })).toEqual(['attributes']);
  expect(await verbsFor({ ...known, over: { open: undefined, lookUp: 'looking' } })).toEqual(['attributes']);
  const sources = await paletteSources({ ...known, tickets: invited });
  const [accept] = find(sources, 'accept wiki')[0]?.entries ?? [];
  expect(accept?.way).toEqual({
    kind: 'place',
    to: '/apps/42/saml20_sp/about?dialog=connect%3A42%3Asaml20_sp%3ACXT-7',
  });
});

test('a verb with a service leads there in the words of each language', async () => {
  const known = { services: { ...lanterns, Lantern: { id: 9, connected: true } } };
  for (const [language, text, label] of [
    ['en', 'stat lantern', 'Statistics of Lantern'],
    ['nl', 'statistieken lantern', 'Statistieken van Lantern'],
    ['pt', 'estatisticas lantern', 'Estatísticas de Lantern'],
  ] as const) {
    expect((await shown({ ...known, language }, text))[0]).toBe(`actions: ${label}`);
  }
});

test('tickets are found by key, service and kind; an unknown key leads there as well', async () => {
  const tickets = [{ jiraKey: 'CXT-12' }, { jiraKey: 'CXT-13', spName: 'Archive', spEid: 43 }];
  expect(await shown({ tickets }, 'cxt-13')).toContain('tickets: CXT-13 Connect Archive');
  expect(await shown({ tickets }, '13')).toContain('tickets: CXT-13 Connect Archive');
  expect(await shown({ tickets }, 'request archive')).toContain('tickets: CXT-13 Connect Archive');
  expect((await shown({ tickets }, 'cxt-99'))[0]).toBe('tickets: Open ticket CXT-99');
  expect((await shown({ user: people.superUser }, 'cxt-99'))[0]).toBe(
    'tickets: Open ticket CXT-99, Open ticket CXT-99 at the federation desk',
  );
  for (const user of [people.guest, people.member, wireUser({ jiraDown: true })])
    expect(await shown({ user, tickets }, 'cxt-12')).toEqual(['instead: Search all services for “cxt-12”']);
});

test('just opened it shows tickets that wait for the person, the oldest first, and the last opened pages', async () => {
  const waits = { type: 'LINKINVITE', status: 'Waiting for customer' } as const;
  const tickets = [
    { ...waits, jiraKey: 'CXT-3', requestDate: '2026-03-03T09:00:00Z' },
    { ...waits, jiraKey: 'CXT-2', requestDate: '2026-03-02T09:00:00Z', spName: 'Archive' },
    { jiraKey: 'CXT-1' },
  ];
  const known = { tickets, services: wiki(false), recent: ['CXT-2', 'gone:1', 'saml20_sp:42', 'CXT-1'] };
  expect((await shown(known)).slice(0, 2)).toEqual([
    'yours: CXT-2 Invitation to connect Archive, CXT-3 Invitation to connect Wiki',
    'recent: Wiki, CXT-1 Connect Wiki',
  ]);
  // A person who may not answer is not asked to.
  expect((await shown({ ...known, user: people.viewer })).join()).not.toContain('yours');
});

test('guests find the services that their list shows', async () => {
  const hidden = { Wiki: { idpVisibleOnly: true }, Test: { state: 'testaccepted' as const }, Wikis: {} };
  expect((await shown({ user: people.guest, services: hidden }, 'wiki'))[0]).toBe('services: Wikis');
  expect((await shown({ services: hidden }, 'test')).join()).not.toContain('services: Test');
});
