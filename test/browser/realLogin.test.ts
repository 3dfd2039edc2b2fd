/**
 * What people decide in the dashboard decides who can log in: a login at a real identity provider (SimpleSAMLphp) for a
 * real service (Apache with mod_shib), which know of each other only by the query protocol, and ask the decision point.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { sha1Of } from '../../server/modules/federation/federation.module';
import { closeBrowser, visit, type Visit } from '../support/browser';
import { freePort, startDashboard, type Dashboard } from '../support/dashboard';
import { dialogAt, logIn, openKey, serviceNamed, type SeededService } from '../support/dialogs';
import { aggregate, displayName, entity, institutionRole, serviceRole } from '../support/metadata';
import { startSimpleSamlPhp, type Person } from '../support/realReaders';
import { affiliation, policyBody } from '../support/policies';
import { startModShib, testWithModShib } from '../support/realService';
import { keyFiles } from '../support/keyFiles';

const INSTITUTION = 'University of Real Parts';
const SERVICE = 'Real Map Room';
const PASSWORD = 'a long password of a proxy in a test';
const people: readonly Person[] = [
  { name: 'sam', affiliation: 'student' },
  { name: 'eva', affiliation: 'employee' },
];
/** A change has to have taken effect by then. */
const WITHIN_MS = 5_000;

/** Asks the decision point as docs/PDP.md tells it, and sends whoever is refused back to the service. */
const atLogin = (url: string) => `
$attribute = fn ($id, $value) => ['AttributeId' => $id, 'Value' => $value];
$request = ['Request' => [
  'AccessSubject' => ['Attribute' => [$attribute('urn:mace:dir:attribute-def:eduPersonAffiliation', $attributes['eduPersonAffiliation'])]],
  'Resource' => ['Attribute' => [$attribute('SPentityID', $state['Destination']['entityid']), $attribute('IDPentityID', $state['Source']['entityid'])]],
]];
$answer = json_decode(file_get_contents('${url}/pdp/api/decide/policy', false, stream_context_create(['http' => [
  'method' => 'POST', 'content' => json_encode($request),
  'header' => ['Content-Type: application/json', 'Authorization: Basic ' . base64_encode('hub:${PASSWORD}')],
]])), true);
$response = $answer['Response'][0] ?? ['Decision' => 'Indeterminate'];
if (!in_array($response['Decision'], ['Permit', 'NotApplicable'], true)) {
  \\SimpleSAML\\Auth\\State::throwException($state, new \\SimpleSAML\\Module\\saml\\Error(
    'urn:oasis:names:tc:SAML:2.0:status:Responder', 'urn:oasis:names:tc:SAML:2.0:status:RequestDenied',
    $response['Status']['StatusMessage'] ?? 'Nothing was decided'));
}`;

let dashboard: Dashboard;
let admin: Visit;
let service: SeededService;
/** Their entity ids. */
let idp: string;
let sp: string;
let room: { readonly url: string };
const ended: (() => Promise<void> | void)[] = [];

async function setUp(): Promise<void> {
  const [idpPort, spPort] = [await freePort(), await freePort()];
  [idp, sp] = [`http://localhost:${idpPort}/idp`, `http://localhost:${spPort}/sp`];
  const keys = keyFiles();
  dashboard = await startDashboard({
    PUBLISH_KEY: keys.key,
    PUBLISH_CERTIFICATE: keys.certificate,
    PUBLISH_CACHE_SECONDS: '1',
    PDP_USERS: `hub:${createHash('sha256').update(PASSWORD).digest('hex')}`,
  });
  const certificate = readFileSync(keys.certificate, 'utf8').replaceAll(/-----[^-]+-----|\s/g, '');
  const key = `<KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`;
  const binding = (name: string, location: string) =>
    `Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-${name}" Location="${location}"`;
  const signOn = `<SingleSignOnService ${binding('Redirect', `http://localhost:${idpPort}/saml2/idp/SSOService.php`)}/>`;
  const consumer = `<AssertionConsumerService index="0" ${binding('POST', `http://localhost:${spPort}/Shibboleth.sso/SAML2/POST`)}/>`;
  const file = path.join(keys.folder, 'federation.xml');
  writeFileSync(
    file,
    aggregate(
      entity(
        idp,
        institutionRole('<shibmd:Scope>real.example</shibmd:Scope>', displayName(INSTITUTION)).replace(
          '</IDPSSO',
          `${key}${signOn}</IDPSSO`,
        ),
      ) + entity(sp, serviceRole(consumer, displayName(SERVICE))),
    ),
  );
  dashboard.tool('import', file);
  const reading = (side: 'idp' | 'sp', entityId: string) => ({
    entityId,
    base: `${dashboard.url}/mdq/${side}/${sha1Of(entityId)}`,
    certificate: keys.certificate,
  });
  const provider = await startSimpleSamlPhp(
    { ...reading('idp', idp), folder: keys.folder, people, atLogin: atLogin(dashboard.url) },
    idpPort,
  );
  const started = await startModShib({
    ...reading('sp', sp),
    port: spPort,
    key: keys.key,
    identityProvider: idp,
  });
  room = started;
  ended.push(
    () => started.stop(),
    () => provider.stop(),
    () => dashboard.stop(),
    () => rmSync(keys.folder, { recursive: true }),
  );
}

afterAll(async () => {
  for (const end of ended) await end();
  await closeBrowser();
});

/** Tells what becomes of somebody who wants to see the page of the service, in a browser of their own. */
async function comes({ name }: Person): Promise<string> {
  const { page, context } = await visit();
  try {
    await page.goto(room.url);
    const login = page.locator('input[name=username]');
    if (await login.isVisible()) {
      await login.fill(name);
      await page.locator('input[name=password]').fill(name);
      await page.getByRole('button', { name: /login/i }).click();
      await page.waitForURL((url) => url.href.startsWith(room.url));
      await page.waitForLoadState();
    }
    return await page.locator('body').innerText();
  } finally {
    await context.close();
  }
}

async function actAsAdministrator(page: Page): Promise<void> {
  await logIn(page, dashboard, 'Federation desk');
  await page.goto(`${dashboard.url}/users/search`);
  await page.getByRole('searchbox', { name: 'Search institutions' }).fill(INSTITUTION);
  await page.getByRole('button', { name: new RegExp(`^Administrator of ${INSTITUTION}`) }).click();
  await page.getByText(`You are acting as an administrator of ${INSTITUTION}`).waitFor();
}

testWithModShib('nobody gets in before the institution is connected', async () => {
  await setUp();
  const [sam] = people as [Person];
  expect(await comes(sam)).toMatch(/unknown|unusable/i);
  admin = await visit();
  await actAsAdministrator(admin.page);
  service = await serviceNamed(admin.page, dashboard, SERVICE);
});

/** Fills in the dialog of the service in the browser, sends it, and resolves its ticket at the desk. */
async function ask(name: 'connect' | 'disconnect', agreement: RegExp, button: string): Promise<void> {
  await admin.page.goto(dialogAt(dashboard, service, name));
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: agreement }).check();
  await dialog.getByRole('button', { name: button }).click();
  await dialog.getByRole('heading', { name: 'Request sent' }).waitFor();
  await dashboard.desk('resolve', await openKey(dashboard, SERVICE));
}

/** Tells what becomes of both people within the time that a change has to take effect. */
async function both(): Promise<string[]> {
  const begun = Date.now();
  const pages: string[] = [];
  for (const person of people) pages.push(await comes(person));
  expect(Date.now() - begun).toBeLessThan(people.length * WITHIN_MS);
  return pages;
}

testWithModShib('asked for in the browser and resolved at the desk, the login works', async () => {
  await ask('connect', /accept these terms/, 'Send request');
  expect(await both()).toEqual(['Let in', 'Let in']);
});

testWithModShib('a policy keeps one of two people out, and is told at the service', async () => {
  const { page } = admin;
  const policy = policyBody({
    description: 'Students stay outside.',
    denyAdvice: 'Students cannot use the map room.',
    serviceProviderId: sp,
    identityProviderIds: [idp],
    attributes: [{ name: affiliation, value: 'student' }],
    denyRule: true,
  });
  const answer = await page.evaluate(
    async ({ institution, body }) => {
      const response = await fetch('/dashboard/api/policies', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-idp-entity-id': institution },
        body,
      });
      return { status: response.status, text: await response.text() };
    },
    { institution: idp, body: JSON.stringify(policy) },
  );
  expect(answer).toMatchObject({ status: 200 });
  const [sam, eva] = await both();
  expect(sam).toContain('Students cannot use the map room.');
  expect(eva).toBe('Let in');
});

testWithModShib('disconnected in the browser, nobody gets in any more', async () => {
  await ask('disconnect', /want to end the connection/, 'Request disconnection');
  for (const page of await both()) expect(page).toContain('Metadata not found');
  expect(admin.complaints).toEqual([]);
});
