/** The settings that a front uses, and its messages about the others. */
import { readFront } from '../../../../server/extensions/front/readFront';
import { modeOf } from '../../../../server/platform/config/placeSettings';
import { allSettings, readConfig } from '../../../../server/readConfig';

const UPSTREAM_URL = 'https://dashboard.example.org/';

test('it needs only the address of the existing server', () => {
  const { config, errors } = readFront({ UPSTREAM_URL }, []);
  expect(errors).toBeUndefined();
  expect(config?.upstream).toEqual({
    url: 'https://dashboard.example.org',
    paths: ['dashboard', 'spDashboard', 'login', 'startSSO', 'Shibboleth.sso'],
    timeoutMs: 60_000,
  });
  expect(modeOf({ UPSTREAM_URL })).toBe('production');
});

test.each([
  [{ UPSTREAM_URL: 'dashboard.example.org' }, /^UPSTREAM_URL: .*not an address/],
  [{ UPSTREAM_URL, MODE: 'demo' }, /^MODE: /],
  [{ UPSTREAM_URL, UPSTREAM_PATHS: 'login,assets' }, /^UPSTREAM_PATHS: "assets" is answered here/],
  [{ UPSTREAM_URL, UPSTREAM_PATHS: 'a/b' }, /^UPSTREAM_PATHS: "a\/b"/],
  [{ UPSTREAM_URL, PUBLIC_URL: 'http://dashboard.example.org' }, /^PUBLIC_URL: .*https/],
  [{ UPSTREAM_URL, LOGO_HOST: 'x' }, /^LOGO_HOST: .*LOGO_HOSTS/],
])('%j is refused', (settings, fault) => {
  expect(readFront(settings, []).errors).toEqual([expect.stringMatching(fault)]);
});

test('every setting that has no effect here is named, so that no one relies on it', () => {
  const others = [...allSettings().keys()].filter((name) => !(name in { UPSTREAM_URL: 0, MODE: 0 }));
  const unusedOf = (name: string) =>
    readFront({ UPSTREAM_URL, [name]: '1' }, allSettings().keys()).config?.unused;
  const unused = others.filter((name) => unusedOf(name)?.includes(name));
  expect(unused).toEqual(expect.arrayContaining(['DATABASE_URL', 'OIDC_ISSUER', 'JIRA_URL', 'LOA_LEVELS']));
  for (const name of ['PORT', 'PRODUCT_NAME', 'LANGUAGES', 'TRUST_PROXY', 'METRICS_PORT'])
    expect(unused).not.toContain(name);
});

test('a command has no effect there, and says so', () => {
  expect(readConfig({ UPSTREAM_URL, ALLOW_EMBEDDED_DATABASE: '1' }).errors).toContainEqual(
    expect.stringMatching(/^UPSTREAM_URL: .*keeps nothing/),
  );
});
