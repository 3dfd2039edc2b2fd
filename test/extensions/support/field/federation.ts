/**
 * A federation of one real institution and one real service, with the dashboard between them: people decide
 * in the browser and at the desk, and others try to log in.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { closeBrowser, visit, type Visit } from '../../../support/browser/browser';
import { freePort, startDashboard, type Dashboard } from '../../../support/product/dashboard';
import { dialogAt, logIn, openKey, serviceNamed, type SeededService } from '../../../support/browser/dialogs';
import { keyFiles, type KeyFiles } from '../keyFiles';
import {
  aggregate,
  displayName,
  entity,
  institutionRole,
  serviceRole,
} from '../../../support/server/metadata';
import { affiliation, policyBody } from '../../../support/server/policies';
import { consumerAt, filterOf, signOnAt, type Person } from './simpleSamlPhp';

const INSTITUTION = 'University of Real Parts';
const SERVICE = 'Real Map Room';
const PASSWORD = 'a long password of a proxy in a test';
export const people: readonly Person[] = [
  { name: 'sam', affiliation: 'student' },
  { name: 'eva', affiliation: 'employee' },
];

interface Party {
  readonly entityId: string;
  readonly port: number;
}

export interface Federation {
  readonly dashboard: Dashboard;
  readonly institution: Party;
  readonly service: Party;
  /** The keys of the dashboard and of each of the others. */
  readonly keys: KeyFiles;
  /** The metadata that the dashboard imported. */
  readonly file: string;
  /** Address of the service's page. */
  readonly page: string;
  /** Ends what was started, the last first. */
  readonly ended: (() => Promise<void> | void)[];
}

export async function party(name: string): Promise<Party> {
  const port = await freePort();
  return { port, entityId: `http://localhost:${port}/${name}` };
}

const binding = (name: string, location: string) =>
  `Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-${name}" Location="${location}"`;

/** Writes the metadata of an identity provider, one of SimpleSAMLphp. */
export function identityProvider({ entityId, port }: Party, keys: KeyFiles, name: string, scope: string) {
  const certificate = readFileSync(keys.certificate, 'utf8').replaceAll(/-----[^-]+-----|\s/g, '');
  const key = `<KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`;
  const signOn = `<SingleSignOnService ${binding('Redirect', signOnAt(port))}/>`;
  const role = institutionRole(`<shibmd:Scope>${scope}</shibmd:Scope>`, displayName(name));
  return entity(entityId, role.replace('</IDPSSO', `${key}${signOn}</IDPSSO`));
}

/** Writes the metadata of a service that takes its people at this address. */
export function serviceAt(entityId: string, address: string, name: string): string {
  const consumer = `<AssertionConsumerService index="0" ${binding('POST', address)}/>`;
  return entity(entityId, serviceRole(consumer, displayName(name)));
}

/** The service of a hub, as which it sends people to their institution. */
export const hubService = ({ entityId, port }: Party) => serviceAt(entityId, consumerAt(port), 'Hub');

export async function startFederation(): Promise<Federation> {
  const [institution, service] = [await party('idp'), await party('sp')];
  const keys = keyFiles();
  const dashboard = await startDashboard({
    PUBLISH_KEY: keys.key,
    PUBLISH_CERTIFICATE: keys.certificate,
    PUBLISH_CACHE_SECONDS: '1',
    PDP_USERS: `hub:${createHash('sha256').update(PASSWORD).digest('hex')}`,
  });
  const page = `http://localhost:${service.port}/`;
  const file = path.join(keys.folder, 'federation.xml');
  writeFileSync(
    file,
    aggregate(
      identityProvider(institution, keys, INSTITUTION, 'real.example') +
        serviceAt(service.entityId, `${page}Shibboleth.sso/SAML2/POST`, SERVICE),
    ),
  );
  dashboard.tool('import', file);
  const ended = [() => rmSync(keys.folder, { recursive: true }), () => dashboard.stop()];
  return { dashboard, institution, service, keys, file, page, ended };
}

export async function stopFederation(federation: Federation | undefined): Promise<void> {
  for (const end of federation?.ended.toReversed() ?? []) await end();
  await closeBrowser();
}

/** Asks the decision point as docs/extensions/decisions.md describes it, and sends a person who is refused back to the service. */
export const decisionFilter = (url: string) =>
  filterOf(`
$attribute = fn ($id, $value) => ['AttributeId' => $id, 'Value' => $value];
$idp = $state['saml:sp:IdP'] ?? $state['Source']['entityid'];
$request = ['Request' => [
  'AccessSubject' => ['Attribute' => [$attribute('${affiliation}', $attributes['eduPersonAffiliation'])]],
  'Resource' => ['Attribute' => [$attribute('SPentityID', $state['Destination']['entityid']), $attribute('IDPentityID', $idp)]],
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
}`);

/** Returns the outcome for a person who opens the page of the service, in their own browser. */
export async function comes(federation: Federation, { name }: Person): Promise<string> {
  const { page, context } = await visit();
  try {
    await page.goto(federation.page);
    const login = page.locator('input[name=username]');
    if (await login.isVisible()) {
      await login.fill(name);
      await page.locator('input[name=password]').fill(name);
      await page.getByRole('button', { name: /login/i }).click();
      await page.waitForURL((url) => url.href.startsWith(federation.page));
      await page.waitForLoadState();
    }
    return await page.locator('body').innerText();
  } finally {
    await context.close();
  }
}

/** Returns the outcome for both people; `follow` is what has to happen before. */
export async function bothCome(
  federation: Federation,
  follow: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  await follow();
  const pages: string[] = [];
  for (const person of people) pages.push(await comes(federation, person));
  return pages;
}

export interface Administrator extends Visit {
  /** Fills in a dialog of the service in the browser, sends it, and resolves its ticket at the desk. */
  ask(name: 'connect' | 'disconnect'): Promise<void>;
  /** Saves a policy of the institution for the service, which keeps students out with this message. */
  keepStudentsOut(message: string): Promise<void>;
}

/** A person of the desk who acts as the institution's administrator. */
export async function administratorOf(federation: Federation): Promise<Administrator> {
  const { dashboard, institution } = federation;
  const admin = await visit();
  const { page } = admin;
  await logIn(page, dashboard, 'Federation desk');
  await page.goto(`${dashboard.url}/users/search`);
  await page.getByRole('searchbox', { name: 'Search institutions' }).fill(INSTITUTION);
  await page.getByRole('button', { name: new RegExp(`^Administrator of ${INSTITUTION}`) }).click();
  await page.getByText(`You are acting as an administrator of ${INSTITUTION}`).waitFor();
  const service = await serviceNamed(page, dashboard, SERVICE);
  return {
    ...admin,
    async ask(name) {
      await sendRequest(page, dashboard, service, name);
      await dashboard.desk('resolve', await openKey(dashboard, SERVICE));
    },
    async keepStudentsOut(message) {
      const policy = policyBody({
        description: 'Students stay outside.',
        denyAdvice: message,
        serviceProviderId: federation.service.entityId,
        identityProviderIds: [institution.entityId],
        attributes: [{ name: affiliation, value: 'student' }],
        denyRule: true,
      });
      expect(await savePolicy(page, institution.entityId, JSON.stringify(policy))).toBe(200);
    },
  };
}

const forms = {
  connect: { agreement: /accept these terms/, button: 'Send request' },
  disconnect: { agreement: /want to end the connection/, button: 'Request disconnection' },
} as const;

async function sendRequest(
  page: Page,
  dashboard: Dashboard,
  service: SeededService,
  name: keyof typeof forms,
) {
  const { agreement, button } = forms[name];
  await page.goto(dialogAt(dashboard, service, name));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: agreement }).check();
  await dialog.getByRole('button', { name: button }).click();
  await dialog.getByRole('heading', { name: 'Request sent' }).waitFor();
}

/** Saves a policy with the session of the page; returns the status. */
function savePolicy(page: Page, institution: string, body: string): Promise<number> {
  return page.evaluate(
    async (policy) => {
      const response = await fetch('/dashboard/api/policies', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-idp-entity-id': policy.institution },
        body: policy.body,
      });
      return response.status;
    },
    { institution, body },
  );
}
