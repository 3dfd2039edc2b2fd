/**
 * A login by SAML that Apache with mod_shib makes in front of the product, at an identity provider of
 * SimpleSAMLphp: the lines of docs/LOGIN.md, verbatim except for names, ports and certificates.
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { closeBrowser, visit } from '../../../support/browser/browser';
import { freePort, startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { documentedBlocks, documentedCode } from '../../../support/field/documented';
import { identityProvider, party, serviceAt } from '../../support/field/federation';
import { startModShib, testWithModShib } from '../../support/field/modShib';
import { byFile as shibbolethByFile } from '../../support/field/shibboleth';
import { byFile, filterOf, ofPeople, startSimpleSamlPhp } from '../../support/field/simpleSamlPhp';
import { keyFiles } from '../../support/keyFiles';
import { aggregate } from '../../../support/server/metadata';
import { NAMED } from '../../../support/server/named';

const NAME = 'University of Headers';
const SECRET = 'x'.repeat(40);
const person = { name: 'eva', affiliation: 'employee' };
const ended: (() => Promise<void> | void)[] = [];
let dashboard: Dashboard;
let home: string;

/** The identity provider's statement about people, at the requested level. */
const statementFilter = filterOf(`
$name = $attributes['uid'][0];
$attributes = [
  'urn:oid:1.3.6.1.4.1.5923.1.1.1.6' => [$name . '@headers.example'],
  'urn:oid:2.16.840.1.113730.3.1.241' => ['Éva Header'],
  'urn:oid:0.9.2342.19200300.100.1.3' => ['eva@mail.example'],
  'urn:oid:1.3.6.1.4.1.5923.1.5.1.1' => ['dashboard.admin'],
];
$asked = $state['saml:RequestedAuthnContext']['AuthnContextClassRef'][0] ?? null;
if ($asked !== null) $state['saml:AuthnContextClassRef'] = $asked;`);

async function setUp(): Promise<void> {
  const [institution, web] = [await party('idp'), await freePort()];
  home = `http://localhost:${web}`;
  const service = `${home}/shibboleth`;
  const keys = keyFiles();
  ended.push(() => rmSync(keys.folder, { recursive: true }));
  dashboard = await startDashboard({
    ...NAMED,
    IDENTITY: 'headers',
    IDENTITY_SECRET: SECRET,
    IDENTITY_HEADER_SUBJECT: 'eppn',
    PUBLIC_URL: home,
    TRUST_PROXY: '1',
    ALLOW_EMBEDDED_DATABASE: '1',
  });
  ended.push(() => dashboard.stop());
  const known = path.join(keys.folder, 'institution.xml');
  const ours = path.join(keys.folder, 'service.xml');
  const institutions = identityProvider(institution, keys, NAME, 'headers.example');
  writeFileSync(known, aggregate(institutions));
  writeFileSync(ours, aggregate(serviceAt(service, `${home}/Shibboleth.sso/SAML2/POST`, 'Dashboard')));
  dashboard.tool('import', known);
  const provider = await startSimpleSamlPhp({
    ...institution,
    folder: keys.folder,
    metadata: byFile(ours),
    login: ofPeople([person]),
    filters: [statementFilter],
    hosted: `'attributes.NameFormat' => 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri',`,
  });
  ended.push(() => provider.stop());
  const lines = documentedCode('LOGIN.md', '### Apache with mod_shib')
    .replace('*:443', `127.0.0.1:${web}`)
    .replace('dashboard.example.org', home)
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http')
    .replace('http://127.0.0.1:8280', dashboard.url)
    .replace('CHANGE-ME', SECRET)
    .replaceAll(/SSL.*/g, '');
  const attributes = path.join(keys.folder, 'attribute-map.xml');
  const [, map = ''] = documentedBlocks('LOGIN.md', '### Apache with mod_shib');
  writeFileSync(attributes, map);
  const apache = await startModShib({
    ...keys,
    entityId: service,
    port: web,
    identityProvider: institution.entityId,
    metadata: shibbolethByFile(known),
    attributes,
    site: { modules: ['headers', 'proxy', 'proxy_http'], lines },
  });
  ended.push(() => apache.stop());
}

afterAll(async () => {
  for (const end of ended.toReversed()) await end();
  await closeBrowser();
});

async function fillIn(page: Page): Promise<void> {
  await page.locator('input[name=username]').fill(person.name);
  await page.locator('input[name=password]').fill(person.name);
  await page.getByRole('button', { name: /login/i }).click();
}

const me = (page: Page) =>
  page.evaluate(async () => {
    const { payload } = await (await fetch('/dashboard/api/users/me')).json();
    return { guest: payload.guest, level: payload.currentLoaLevel, admin: payload.dashboardAdmin === true };
  });

testWithModShib(
  'logs in, steps up and logs out through Apache, whatever headers a browser sends',
  async () => {
    await setUp();
    const smuggled = {
      'is-member-of': 'dashboard.super.user',
      'name-id': 'somebody',
      'shib-surf-autorisaties': 'x',
    };
    const { page, context } = await visit({ extraHTTPHeaders: smuggled });
    await page.goto(`${home}/apps/all?language=en`);
    expect(await me(page)).toMatchObject({ guest: true });
    await page
      .getByRole('link', { name: /^Log in/ })
      .first()
      .click();
    await fillIn(page);
    await page.getByText('Éva Header').first().waitFor();
    expect(await me(page)).toEqual({ guest: false, level: 1, admin: true });

    await page.goto(`${home}/login?redirect_url=%2Fprofile&loa=2`);
    await fillIn(page);
    await page.waitForURL(`${home}/profile`);
    expect(await me(page)).toEqual({ guest: false, level: 2, admin: true });
    await page.getByRole('main').getByText('eva@mail.example').first().waitFor();

    await page.goto(`${home}/logout`);
    await page.waitForURL(new RegExp(`^${home}/`));
    await context.close();
  },
);

testWithModShib('whoever reaches the server beside Apache is nobody', async () => {
  const headers = {
    eppn: 'eva@headers.example',
    'shib-identity-provider': 'x',
    'x-identity-secret': 'y'.repeat(40),
  };
  const response = await fetch(`${dashboard.url}/dashboard/api/users/me`, { headers });
  const { payload } = (await response.json()) as { payload: { guest: boolean } };
  expect(payload.guest).toBe(true);
});
