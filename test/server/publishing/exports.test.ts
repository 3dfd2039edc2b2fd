/** Proxies and hubs read what is connected, as JSON and as files for their software, in which no name can do anything. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { XmlDocument } from 'libxml2-wasm';
import { Value } from 'typebox/value';
import { ConnectionsExport } from '../../../server/modules/publishing/exports/connectionsSchema';
import { consumersHandler } from '../../../server/modules/publishing/publishing.module';
import { applyChange, type Change } from '../../../server/modules/changes/changes.module';
import { sha1Of } from '../../../server/modules/federation/federation.module';
import { importText, resetForImport } from '../../support/importing';
import { aggregate, entity, namedInstitution, namedService, serviceRole } from '../../support/metadata';
import { startTestApp, type TestApp } from '../../support/server';

const uni = 'https://idp.uni.example';
const alone = `it's "alone" \\' . system('id') . '`;
const maps = 'https://maps.example';
const hostile = `https://x.example/'];system("id");#\\" <!-- é \u2028 \u{1F600}: - *`;
const spring = 'https://x.example/#{T(java.lang.Runtime)}';
const star = '*';
const xml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const level = 'http://idp-dashboard.example/assurance/loa2';
const factor = 'https://refeds.org/profile/mfa';
const mail = '<RequestedAttribute Name="urn:oid:0.9.2342.19200300.100.1.3"/>';
const role =
  '<RequestedAttribute Name="urn:oid:1.3.6.1.4.1.5923.1.1.1.7"><saml:AttributeValue>urn:x:*</saml:AttributeValue><saml:AttributeValue>a"&amp;b</saml:AttributeValue></RequestedAttribute>';
const consuming = `<AttributeConsumingService index="0">${mail}${role}</AttributeConsumingService>`;

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  await resetForImport(server.database);
  await server.database.empty();
  await importText(
    server.database,
    aggregate(
      [
        namedInstitution(uni, 'Uni', 'uni.example'),
        namedInstitution(xml(alone), 'Alone', 'alone.example'),
        entity(maps, serviceRole(consuming)),
        ...[hostile, spring, star].map((id) => namedService(xml(id), 'X')),
      ].join(''),
    ),
  );
  token = await tokenFor({ reads: 'everything' });
});
afterAll(() => server.close());

async function tokenFor(may: object): Promise<string> {
  const add = { action: 'add', name: JSON.stringify(may), may };
  const answer = await consumersHandler({ database: server.database, now: () => new Date() })(add, () => {});
  return (answer as { token: string }).token;
}

async function change(...changes: Change[]): Promise<void> {
  await server.database.transaction(async (tx) => {
    for (const one of changes) await applyChange(tx, one);
  });
}
const connect = (service: string): Change => ({
  kind: 'connect',
  institution: uni,
  service,
  serviceType: 'saml20_sp',
});
const of = (service: string) => ({ institution: uni, service, serviceType: 'saml20_sp' }) as const;

const get = (url: string, headers: Record<string, string> = {}, by = token) =>
  server.app.inject({ url, headers: { host: 'localhost:8280', authorization: `Bearer ${by}`, ...headers } });
const shibboleth = (file: string) => `/export/idp/${sha1Of(uni)}/shibboleth/${file}`;

test('the answer tells everything that is connected, with what the institution has set, by its schema', async () => {
  await change(connect(maps), connect(star));
  await change({
    kind: 'multiFactor',
    ...of(maps),
    before: { authnContextLevel: '' },
    after: { authnContextLevel: factor },
  } as Change);
  await change({
    kind: 'strongAuthentication',
    ...of(maps),
    before: { loaLevel: '' },
    after: { loaLevel: level },
  } as Change);
  await change({
    kind: 'consent',
    ...of(maps),
    after: { type: 'DEFAULT_CONSENT', explanationEn: 'For maps', explanationNl: '', explanationPt: '' },
  } as Change);
  const answer = (await get('/export/connections')).json<ConnectionsExport>();
  expect(Value.Check(ConnectionsExport, answer)).toBe(true);
  expect(answer).toEqual({
    version: 1,
    institutions: [
      {
        entityId: uni,
        institutionId: 'uni.example',
        state: 'prodaccepted',
        services: [
          { entityId: star, type: 'saml20_sp' },
          {
            entityId: maps,
            type: 'saml20_sp',
            level,
            multiFactor: factor,
            consent: { type: 'DEFAULT_CONSENT', explanationEn: 'For maps' },
          },
        ],
      },
      { entityId: alone, institutionId: 'alone.example', state: 'prodaccepted', services: [] },
    ],
    services: [
      { entityId: star, type: 'saml20_sp', attributes: {} },
      {
        entityId: maps,
        type: 'saml20_sp',
        attributes: {
          'urn:mace:dir:attribute-def:mail': ['*'],
          'urn:mace:dir:attribute-def:eduPersonEntitlement': ['urn:x:*', 'a"&b'],
        },
      },
    ],
  });
});

test('whoever has the newest answer is told so, until something it tells has changed', async () => {
  await change(connect(maps));
  const tag = async () => String((await get('/export/connections')).headers['etag']);
  const first = await tag();
  expect((await get('/export/connections', { 'if-none-match': first })).statusCode).toBe(304);
  await change({
    kind: 'multiFactor',
    ...of(maps),
    before: { authnContextLevel: '' },
    after: { authnContextLevel: factor },
  } as Change);
  const second = await tag();
  expect(second).not.toBe(first);
  await change({ kind: 'disconnect', ...of(maps) });
  expect(await tag()).not.toBe(second);
});

test('a token for one institution or service is told of that one alone', async () => {
  await change(connect(maps), connect(hostile));
  const told = async (may: object) => {
    const answer = await get('/export/connections', {}, await tokenFor(may));
    const { institutions, services } = answer.json<ConnectionsExport>();
    return [institutions.map(({ entityId }) => entityId), services.map(({ entityId }) => entityId)];
  };
  expect(await told({ reads: 'institution', entityId: alone })).toEqual([[alone], []]);
  expect(await told({ reads: 'institution', entityId: uni })).toEqual([
    [uni],
    expect.arrayContaining([hostile, maps]),
  ]);
  expect(await told({ reads: 'service', entityId: maps })).toEqual([[uni], [maps]]);
});

test('in YAML every name is a name; nobody is allowed by a service that is called like all of them', async () => {
  await change(connect(maps), connect(hostile), connect(star));
  const { body, headers } = await get('/export/satosa/connections.yaml');
  expect(headers['content-type']).toBe('application/yaml');
  const lines = body.split('\n').slice(5);
  // JSON knows `\\uXXXX` where YAML has `\\UXXXXXXXX`; all else within double quotes is the same.
  const named = lines.flatMap((line) => {
    const [quoted] = /"(?:[^"\\]|\\.)*"/.exec(line) ?? [];
    const units = (code: string) =>
      Array.from({ length: 2 }, (_, at) => String.fromCodePoint(parseInt(code, 16)).charCodeAt(at))
        .filter((unit) => !Number.isNaN(unit))
        .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
        .join('');
    return quoted === undefined
      ? []
      : [JSON.parse(quoted.replace(/\\U([0-9a-f]{8})/g, (_, code: string) => units(code))) as string];
  });
  expect(named.sort()).toEqual([uni, hostile, maps, alone].sort());
  expect(lines.map((line) => line.replace(/"(?:[^"\\]|\\.)*"/, '_'))).toEqual([
    '    _:',
    '      allow:',
    '        - _',
    '        - _',
    '    _:',
    '      allow: []',
    '',
  ]);
  expect(body).toMatch(/^[\x20-\x7e\n]*$/);
});

test('in XML every name is a name, and what Spring would run is left out', async () => {
  await change(connect(maps), connect(hostile), connect(spring));
  await change({
    kind: 'multiFactor',
    ...of(maps),
    before: { authnContextLevel: '' },
    after: { authnContextLevel: factor },
  } as Change);
  const valuesIn = (body: string, xpath: string) => {
    const document = XmlDocument.fromString(body);
    const found = document.find(xpath, {
      a: 'urn:mace:shibboleth:2.0:afp',
      b: 'http://www.springframework.org/schema/beans',
    });
    const values = found.map(({ content }) => content);
    document.dispose();
    return values;
  };
  const filter = (await get(shibboleth('attribute-filter.xml'))).body;
  expect(valuesIn(filter, '//a:PolicyRequirementRule/@value').sort()).toEqual([hostile, maps].sort());
  expect(valuesIn(filter, '//a:AttributeRule/@attributeID')).toEqual(['mail', 'eduPersonEntitlement']);
  expect(valuesIn(filter, '//a:Rule/@regex')).toEqual(['^urn\\:x\\:.*$']);
  expect(valuesIn(filter, '//a:Rule/@value')).toEqual(['a"&b']);
  const parties = (await get(shibboleth('relying-party.xml'))).body;
  expect(valuesIn(parties, '//b:value').sort()).toEqual([hostile, maps].sort());
  expect(valuesIn(parties, '//b:bean[@parent="shibboleth.SAML2AuthnContextClassRef"]/@*[2]')).toEqual([
    factor,
  ]);
  expect(filter + parties).not.toContain('#{');
});

const php = spawnSync('php', ['--version']).status === 0;
(php ? test : test.skip)(
  'in PHP every name is a name, and the filter lets in those that are connected',
  async () => {
    await change(connect(maps), connect(hostile));
    const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-php-'));
    writeFileSync(
      path.join(folder, 'connections.php'),
      (await get('/export/simplesamlphp/connections.php')).body,
    );
    writeFileSync(
      path.join(folder, 'try.php'),
      `<?php
namespace SimpleSAML\\Module\\saml { class Error extends \\Exception { function __construct($a, $b, $c) { parent::__construct($b); } } }
namespace {
  $filter = require __DIR__ . '/connections.php';
  $run = function ($idp, $sp) use ($filter) {
    $attributes = [];
    $state = ['saml:sp:IdP' => $idp, 'Destination' => ['entityid' => $sp]];
    try { (function (&$attributes, &$state) use ($filter) { eval($filter['code']); })($attributes, $state); return 'in'; }
    catch (\\SimpleSAML\\Module\\saml\\Error $error) { return $error->getMessage(); }
  };
  $names = array_map(fn ($services) => array_keys($services), $filter['connections']);
  echo json_encode([$names, $run(${JSON.stringify(uni)}, ${JSON.stringify(maps)}), $run(${JSON.stringify(uni)}, 'other'), $run('other', ${JSON.stringify(maps)})]);
}`,
    );
    const { stdout, stderr } = spawnSync('php', [path.join(folder, 'try.php')], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(stderr).toBe('');
    const denied = 'urn:oasis:names:tc:SAML:2.0:status:RequestDenied';
    const names = { [uni]: expect.arrayContaining([hostile, maps]), [alone]: [] };
    expect(JSON.parse(stdout)).toEqual([names, 'in', denied, denied]);
  },
);

test('a PHP literal holds any text', async () => {
  await change(connect(hostile));
  const { body, headers } = await get('/export/simplesamlphp/connections.php');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const literals = body.slice(0, body.indexOf("'code'")).match(/'(?:[^'\\]|\\.)*'/gs) ?? [];
  const read = literals.map((literal) => literal.slice(1, -1).replace(/\\(['\\])/g, '$1'));
  expect(read).toEqual(expect.arrayContaining([uni, alone, hostile]));
});
