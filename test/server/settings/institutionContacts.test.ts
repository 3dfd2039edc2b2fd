import type { Problem } from '../../../src/contracts/wire/common';
import type { TestApp, TestClient } from '../../support/server/server';
import { atDesk, filed, json, problemIn, SETTINGS, startWithDesk } from './changing';
import { institutionChanges } from './institutionChanging';

let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const ann = { name: 'Ann Bee', emailAddress: 'ann@north.example', contactPersonType: 'technical' } as const;
const bob = { name: 'Bob Cee', telephoneNumber: '+00 20 555 0101', contactPersonType: 'billing' } as const;
const noMarks = { sirtfiSecurityContact: false, sabContact: false };

const { has, institution, asks, gets } = institutionChanges(() => ({ server, admin }));

describe('contacts (REQUIREMENTS 207)', () => {
  beforeEach(() =>
    has({
      contacts: [
        { ...ann, ...noMarks },
        { ...bob, ...noMarks },
      ],
    }),
  );

  test('each has an id, and is found by it at any position', async () => {
    const [first, second] = (await institution()).contactPersons;
    const [annNow, bobNow] = (
      await gets({
        contactPersons: [
          { ...second, name: 'Bob Dee', telephoneNumber: '' },
          { ...first, emailAddress: 'a.bee@north.example', contactPersonType: 'support' },
        ],
      })
    ).contactPersons;
    expect(annNow).toMatchObject({
      name: 'Ann Bee',
      emailAddress: 'a.bee@north.example',
      contactPersonType: 'support',
      sirtfiSecurityContact: false,
    });
    expect(bobNow).toEqual({
      ...noMarks,
      name: 'Bob Dee',
      contactPersonType: 'billing',
      id: expect.any(String),
    });
    expect((await filed(server))[0]?.body).toContain(
      'Contact 2 (Bob Cee), telephone number: +00 20 555 0101 → none',
    );
  });

  test('a list without ids is matched by position; missing members stay', async () => {
    const after = await gets({ contactPersons: [{ name: 'Ann Eff' }, {}] });
    expect(after.contactPersons).toMatchObject([{ ...ann, name: 'Ann Eff' }, bob]);
  });

  test('two equal contacts have ids of their own', async () => {
    await has({
      contacts: [
        { ...ann, ...noMarks },
        { ...ann, ...noMarks },
      ],
    });
    const [first, second] = (await institution()).contactPersons;
    expect(first?.id).not.toBe(second?.id);
    const after = await gets({ contactPersons: [first, { ...second, name: 'Other' }] });
    expect(after.contactPersons.map(({ name }) => name)).toEqual(['Ann Bee', 'Other']);
  });

  test.each([
    ['contactPersons: contacts are missing', [ann]],
    ['contactPersons: contacts are missing', []],
    ['contactPersons: contacts cannot be added', [ann, bob, ann]],
    ['contactPersons[0].id: no such contact', [{ id: 'x' }, {}]],
    ['contactPersons[0].emailAddress', [{ emailAddress: 'ann' }, {}]],
    ['contactPersons[1].telephoneNumber', [{}, { telephoneNumber: 'call me' }]],
    ['body/contactPersons/0/contactPersonType', [{ contactPersonType: 'boss' }, {}]],
    ['body/contactPersons/0/contactPersonType', [{ contactPersonType: 'security' }, {}]],
    ['body/contactPersons/1', [ann, null]],
    ['body/contactPersons', 'null'],
  ])('%s is refused', async (detail, contactPersons) => {
    const response = await json(admin, SETTINGS, { contactPersons });
    expect([response.statusCode, response.json<Problem>().detail]).toEqual([
      400,
      expect.stringContaining(detail),
    ]);
    expect(await filed(server)).toEqual([]);
  });

  test('one named twice is refused', async () => {
    const [first] = (await institution()).contactPersons;
    const response = await json(admin, SETTINGS, { contactPersons: [first, first] });
    expect([response.statusCode, problemIn(response)]).toEqual([400, 'validation']);
  });

  test('a contact that an import has changed in the meantime keeps the ticket open', async () => {
    const key = await asks({ contactPersons: [{ name: 'Ann Eff' }, {}] });
    await has({ contacts: [{ ...bob, ...noMarks }] });
    await expect(atDesk(server, { action: 'resolve', key, resolution: 'done' })).rejects.toThrow('meanwhile');
    expect((await filed(server))[0]?.status).not.toBe('Resolved');
  });

  test('a contact that already has the requested values is done', async () => {
    const key = await asks({ contactPersons: [{ name: 'Ann Eff' }, {}] });
    await has({ contacts: [{ ...ann, name: 'Ann Eff', ...noMarks }] });
    await atDesk(server, { action: 'resolve', key, resolution: 'done' });
    expect((await institution()).contactPersons.map(({ name }) => name)).toEqual(['Ann Eff']);
  });
});

describe('adding and removing contacts (REQUIREMENTS 207)', () => {
  beforeEach(() =>
    has({
      contacts: [
        { ...ann, ...noMarks },
        { ...bob, ...noMarks },
      ],
    }),
  );
  const eve = { name: ' Eve Fox ', emailAddress: 'eve@north.example', contactPersonType: 'support' } as const;
  const idOf = async (index: number) => (await institution()).contactPersons[index]?.id;

  test('the server announces that it accepts them', async () => {
    const response = await admin.get('/dashboard/api/users/me');
    expect(response.json()).toMatchObject({ payload: { extensions: expect.arrayContaining(['contacts']) } });
  });

  test('one is removed, one added, one changed, and the desk reads all of it', async () => {
    const { contactPersons } = await institution();
    const [first, second] = contactPersons;
    const after = await gets({
      contactPersons: [{ ...first, name: 'Ann Eff' }, second],
      removedContacts: [second?.id],
      addedContacts: [eve],
    });
    expect(after.contactPersons).toMatchObject([
      { ...ann, name: 'Ann Eff' },
      { name: 'Eve Fox', emailAddress: 'eve@north.example', contactPersonType: 'support', ...noMarks },
    ]);
    const [ticket] = await filed(server);
    expect(ticket?.body).toContain('Contact 1 (Ann Bee), name: Ann Bee → Ann Eff');
    expect(ticket?.body).toContain('Remove contact 2: Bob Cee, +00 20 555 0101, billing');
    expect(ticket?.body).toContain('Add contact 3: Eve Fox, eve@north.example, support');
  });

  test('a contact that is removed is not changed as well', async () => {
    const [first, second] = (await institution()).contactPersons;
    const after = await gets({
      contactPersons: [{ ...first, name: 'Ann Eff' }, second],
      removedContacts: [first?.id],
    });
    expect(after.contactPersons.map(({ name }) => name)).toEqual(['Bob Cee']);
  });

  test.each([
    ['removedContacts[0]: no such contact', { removedContacts: ['x'] }],
    ['addedContacts[0].name: is required', { addedContacts: [{ ...eve, name: ' ' }] }],
    [
      'addedContacts[0].emailAddress: not an e-mail address',
      { addedContacts: [{ ...eve, emailAddress: 'eve' }] },
    ],
    ['addedContacts[0].telephoneNumber', { addedContacts: [{ ...eve, telephoneNumber: 'call me' }] }],
    ['body/addedContacts/0', { addedContacts: [{ name: 'Eve' }] }],
    ['body/addedContacts/0/contactPersonType', { addedContacts: [{ ...eve, contactPersonType: 'boss' }] }],
  ])('%s is refused', async (detail, body) => {
    const response = await json(admin, SETTINGS, body);
    expect([response.statusCode, response.json<Problem>().detail]).toEqual([
      400,
      expect.stringContaining(detail),
    ]);
    expect(await filed(server)).toEqual([]);
  });

  test('one that has already been removed, and one that has been added, are done', async () => {
    const key = await asks({ removedContacts: [await idOf(1)], addedContacts: [eve] });
    const here = { ...eve, name: 'Eve Fox', ...noMarks };
    await has({ contacts: [{ ...ann, ...noMarks }, here] });
    await atDesk(server, { action: 'resolve', key, resolution: 'done' });
    expect((await institution()).contactPersons.map(({ name }) => name)).toEqual(['Ann Bee', 'Eve Fox']);
  });

  test('one with other values in the meantime keeps the ticket open', async () => {
    const key = await asks({ removedContacts: [await idOf(1)] });
    await has({ contacts: [{ ...bob, telephoneNumber: '+00 20 555 0102', ...noMarks }] });
    await expect(atDesk(server, { action: 'resolve', key, resolution: 'done' })).rejects.toThrow('meanwhile');
    expect((await institution()).contactPersons).toHaveLength(1);
  });
});
