import { requestedLevel, rankOf } from '../../../server/modules/identity/assurance';
import { authoritiesOf, personOf, valuesOf } from '../../../server/modules/identity/login/claims';
import { cookieNames } from '../../../server/modules/identity/session/cookies';
import { embeddedSettings } from '../../../server/modules/identity/login/providerSettings';

const settings = embeddedSettings({ publicUrl: 'https://dashboard.example' }, 'secret');
const prefix = 'http://levels.example/loa';
const levels = {
  lowest: { uri: `${prefix}1`, rank: 1, labels: {} },
  offered: [1.5, 2, 3].map((rank) => ({ uri: `${prefix}${rank}`, rank, labels: {} })),
  stepUpEnabled: true,
  seconds: 3600,
  superUser: 2,
  multiFactor: [],
};

describe('claims', () => {
  it.each([
    [['dashboard.admin', 'dashboard.super.user'], ['ROLE_DASHBOARD_SUPER_USER']],
    [['dashboard.viewer', 'dashboard.admin'], ['ROLE_DASHBOARD_ADMIN']],
    ['dashboard.viewer', ['ROLE_DASHBOARD_VIEWER']],
    [['dashboard.administrators'], []],
    [{ 'dashboard.admin': true }, []],
    [undefined, []],
  ])('groups %j give %j', (groups, authorities) => {
    expect(authoritiesOf({ groups }, settings)).toEqual(authorities);
  });

  it('keep texts only', () => {
    expect([valuesOf('a'), valuesOf(['a', 1, '', 'b']), valuesOf(7), valuesOf(null)]).toEqual([
      ['a'],
      ['a', 'b'],
      [],
      [],
    ]);
  });

  it('make a person with a name, even if they give none', () => {
    expect(personOf({ sub: 's1' }, settings)).toMatchObject({ subject: 's1', displayName: 's1', email: '' });
    const named = personOf({ sub: 's1', given_name: 'Ann', family_name: 'Bee', secret: 'x' }, settings);
    expect(named.displayName).toBe('Ann Bee');
    expect(named.attributes).toEqual({ 'Shib-givenName': ['Ann'], 'Shib-surName': ['Bee'] });
  });
});

describe('levels', () => {
  it('are ranked by what the provider vouches for; an unknown level is below all', () => {
    const ranks = [`${prefix}1`, `${prefix}1.5`, `${prefix}2`, `${prefix}3`].map((acr) =>
      rankOf(acr, levels),
    );
    expect(ranks).toEqual([1, 1.5, 2, 3]);
    const unknown = [undefined, '', 'http://other.example/loa3', `${prefix}33`, ['x'], 3];
    expect(unknown.map((acr) => rankOf(acr, levels))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('are requested by rank, and 1.5 by its last digit as well', () => {
    const ranks = ['1', '1.5', '5', '2', '3', '4', '02', ''].map((loa) => requestedLevel(loa, levels)?.rank);
    expect(ranks).toEqual([1, 1.5, 1.5, 2, 3, undefined, undefined, undefined]);
  });
});

it('cookie names and flags follow the public address', () => {
  expect(cookieNames({ publicUrl: 'https://dashboard.example' })).toEqual({
    session: '__Host-sid',
    login: '__Host-login',
    former: '__Host-former',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: true },
  });
  expect(cookieNames({ publicUrl: 'http://localhost:8281' })).toMatchObject({
    session: 'sid-8281',
    options: { secure: false },
  });
});
