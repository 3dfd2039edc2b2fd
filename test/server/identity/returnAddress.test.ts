import { marked, ownAddress } from '../../../server/modules/identity/login/returnAddress';

const own = 'https://dashboard.example';

describe('an own address', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    [own, '/'],
    [`${own}/apps/1/saml20_sp/overview`, '/apps/1/saml20_sp/overview'],
    ['HTTPS://DASHBOARD.EXAMPLE/apps', '/apps'],
    ['/apps?q=a%2Fb%5Cc&page=2#top', '/apps?q=a%2Fb%5Cc&page=2#top'],
    ['/apps?next=https://other.example', '/apps?next=https://other.example'],
    ['/apps?stepup=unmet&q=x&login=failed', '/apps?q=x'],
    ['/a/../apps', '/apps'],
    ['/loginhelp', '/loginhelp'],
  ])('%j leads to %s', (given, address) => {
    expect(ownAddress(given, own)).toBe(address);
  });

  it.each([
    'https://other.example/',
    'https://dashboard.example.other.example/',
    'https://dashboard.example@other.example/',
    'https://someone@dashboard.example/',
    'https://dashboard.example:444/',
    'http://dashboard.example/',
    'apps',
    '//other.example',
    '///other.example',
    '/\\other.example',
    '\\\\other.example',
    '/\t/other.example',
    '/\n/other.example',
    ' /apps',
    '/apps\u0000',
    '/.//other.example',
    '/a/..//other.example',
    '/%2e//other.example',
    '/%2f%2fother.example',
    '/%2Fother.example',
    '/%5Cother.example',
    '/%0d%0aLocation:x',
    '/%09/other.example',
    'javascript:alert(1)',
    'data:text/html,x',
    `${own}//other.example`,
    `${own}\\other.example`,
  ])('%j leads nowhere', (given) => {
    expect(ownAddress(given, own)).toBeUndefined();
  });

  it.each([
    '/login',
    '/login?loa=2',
    '/LOGIN/callback',
    '/startSSO?redirect_url=/',
    '/oidc/auth',
    '/dashboard/api/logout',
    '/%64ashboard/api/users/me/switch-to-idp',
    '/x/../dashboard/api/logout',
  ])('%j would log in again or change something', (given) => {
    expect(ownAddress(given, own)).toBeUndefined();
  });
});

it('a mark joins the query before the fragment', () => {
  expect(marked('/apps?q=a%20b#top', { stepup: 'unmet' })).toBe('/apps?q=a+b&stepup=unmet#top');
  expect(marked('/', { login: 'failed' })).toBe('/?login=failed');
});

describe('an own address below a path', () => {
  const below = `${own}/federation`;

  it.each([
    [undefined, '/'],
    [below, '/'],
    [`${below}/`, '/'],
    [`${below}/apps?q=x#top`, '/apps?q=x#top'],
    ['/federation/apps', '/apps'],
  ])('%j leads to %s', (given, address) => {
    expect(ownAddress(given, below)).toBe(address);
  });

  it.each([
    own,
    `${own}/apps`,
    `${own}/federations/apps`,
    '/apps',
    '/federation/../apps',
    '/federation//other.example',
    '/federation/login',
    '/federation/%64ashboard/api',
  ])('%j leads nowhere', (given) => {
    expect(ownAddress(given, below)).toBeUndefined();
  });
});
