/**
 * Changes of the institution itself, against the existing server: its behaviour, and the client's
 * interpretation.
 */
import { changesApi } from '../../src/api/changes.api';
import { institutionApi } from '../../src/api/institution.api';
import { sessionApi } from '../../src/api/session.api';
import type {
  InstitutionChange,
  InstitutionSettings,
} from '../../src/contracts/domain/institution/institutionSettings';
import { institutionSettingsOf } from '../../src/store/institutionSettings';
import { makeStore } from '../../src/store/makeStore';
import { clientFor } from '../support/otherServer/otherClient';
import {
  college,
  institutions,
  login,
  service,
  uni,
  type Federation,
} from '../support/otherServer/federation';
import { otherServer } from '../support/otherServer/otherServer';

const SETTINGS = 'POST /users/me/settings';
const [first, ...others] = institutions;
if (!first) throw new Error('The federation has no institution');
const described = {
  ...first,
  texts: {
    organisationNames: { en: 'Uni', nl: 'Universiteit' },
    displayNames: { en: 'Uni', nl: 'Uni', pt: 'Universidade' },
    homeUrls: { pt: 'https://universidade.example' },
  },
  contacts: [
    { givenName: 'Ann', surName: 'van Bee', emailAddress: 'ann@uni.example', contactPersonType: 'technical' },
    { contactPersonType: 'other' },
    { surName: 'Cee', telephoneNumber: '+31 20 555 01', contactPersonType: 'billing' },
  ],
};
const federation = { institutions: [described, ...others] };

test('the existing server removes members that a body leaves out (WIRE T23)', async () => {
  const response = (await clientFor(federation).json(SETTINGS, { organisationNameEn: 'Uni' })).payload();
  expect(response).toMatchObject({
    jiraKey: 'CXT-501',
    spId: 'N/A',
    changes: [
      'organisationUrlPt',
      'organisationNameNl',
      'displayNamesEn',
      'displayNamesNl',
      'displayNamesPt',
      'state',
    ],
  });
});

test('a contact without a name breaks it, and weak or foreign logins are refused', async () => {
  expect((await clientFor(federation).json(SETTINGS, { contactPersons: [{ name: null }] })).status).toBe(400);
  expect((await clientFor({ login: login({ role: 'VIEWER' }) }).json(SETTINGS, {})).status).toBe(403);
  expect((await clientFor({ login: login({ level: 1 }) }).json(SETTINGS, {})).status).toBe(403);
});

async function client(over: Partial<Federation> = {}) {
  const other = otherServer({ ...federation, ...over });
  const { dispatch } = makeStore();
  const { institution } = await dispatch(sessionApi.endpoints.getPerson.initiate('')).unwrap();
  if (!institution) throw new Error('Nobody is logged in');
  const settings = institutionSettingsOf(institution);
  const services = await dispatch(institutionApi.endpoints.getOwnServices.initiate()).unwrap();
  const requestChange = (settings: InstitutionSettings) => {
    const change: InstitutionChange = {
      ...{ subject: 'institution', institution: uni, settings: settings, services, comments: 'Please' },
    };
    return dispatch(changesApi.endpoints.requestChange.initiate({ change, requestId: 'k-1' }));
  };
  const open = () => dispatch(changesApi.endpoints.findOpenChanges.initiate('', { forceRefetch: true }));
  return { ...other, settings, services, requestChange, open };
}

test('the client’s form, sent as it was loaded, changes nothing: Portuguese, nameless contacts, no flags (REQUIREMENTS 210)', async () => {
  const { requestChange, settings } = await client();
  expect(settings.flags).toEqual({});
  expect(settings.contacts.map(({ name }) => name)).toEqual(['Ann van Bee', '', 'Cee']);
  expect((await requestChange(settings)).data).toEqual({ kind: 'unchanged' });
});

test('only typed changes are requested; the ticket is found again (REQUIREMENTS 207, 212)', async () => {
  const { requestChange, open, settings, federation: held } = await client();
  const [ann, ...rest] = settings.contacts;
  if (!ann) throw new Error('No contact');
  const contacts = [{ ...ann, name: 'Ann Bee' }, ...rest];
  const texts = { ...settings.texts, keywordsNl: 'uni' };
  expect((await requestChange({ ...settings, contacts, texts })).data).toEqual({
    kind: 'filed',
    key: 'CXT-501',
  });
  expect(held.tickets).toHaveLength(1);
  expect((await open()).data).toEqual(['CXT-501']);
});

test.each([
  ['no change of a nameless contact', 0, (name: string) => name, ''],
  ['a surname that stays one', 2, () => 'Dee', 'contacts:2:surName'],
  ['a surname that is removed', 2, () => '', 'contacts:2:surName'],
  ['a given name before it', 2, (name: string) => `Jan ${name}`, 'contacts:2:givenName'],
  ['a name if none existed', 1, () => 'Dee', 'contacts:1:givenName'],
])('beside a keyword: %s', async (_title, place, rename, files) => {
  const { requestChange, settings, federation: held } = await client();
  const contacts = settings.contacts.map((one, at) =>
    at === place ? { ...one, name: rename(one.name) } : one,
  );
  const texts = { ...settings.texts, keywordsEn: 'uni' };
  expect((await requestChange({ ...settings, contacts, texts })).data).toEqual({
    kind: 'filed',
    key: 'CXT-501',
  });
  const changes = ['keywordsEn', files].filter(Boolean).join(',');
  expect(held.tickets[0]?.body).toMatch(new RegExp(`\nchanges: ${changes}$`));
});

test('own services are listed, with the names of the request (REQUIREMENTS 211)', async () => {
  const own = service({ id: 50, spEntityId: 'https://own.example', institutionId: 'AB-12' });
  const { services } = await client({ services: [service(), own] });
  expect(services).toMatchObject([
    { spEntityId: 'https://own.example', hasGuestEnabled: expect.any(Boolean), stateType: 'prodaccepted' },
  ]);
});

test('people at an institution see its roles, and no one else does', async () => {
  const roles = '/idp/current/roles';
  const response = async (over: Partial<Federation>, institution: string | null = uni) => {
    const { status, payload } = await clientFor(over).get(roles, institution);
    return status === 200 ? payload() : status;
  };
  expect(await response({})).toMatchObject({
    SURFconextbeheerder: [],
    SURFconextverantwoordelijke: [{ fullName: 'Olga Owner' }],
  });
  for (const outsider of [null, login({ role: 'MEMBER' })])
    expect(await response({ login: outsider })).toEqual({});
  expect(await response({ login: login({ role: 'SUPER_USER' }) }, college)).toEqual({});
  expect(await response({}, null)).toBe(400);
});
