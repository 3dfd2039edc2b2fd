/** Hubs and identity providers read files in their own format, which no name can break. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { XmlDocument } from 'libxml2-wasm';
import { sha1Of } from '../../../../server/modules/federation/federation.module';
import { isInstalled, testWith } from '../../../support/product/installed';
import {
  alone,
  change,
  connect,
  exportsForEachTest,
  factor,
  get,
  hostile,
  maps,
  spring,
  star,
  uni,
  withFactors,
} from './exporting';

const shibboleth = (file: string) => `/export/idp/${sha1Of(uni)}/shibboleth/${file}`;

exportsForEachTest();

test('in YAML every name is a name; a service with the name of the wildcard allows no one', async () => {
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

test('in XML every name is a name, and expressions that Spring would run are left out', async () => {
  await change(connect(maps), connect(hostile), connect(spring));
  await change(withFactors(maps));
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

testWith('php-cli', isInstalled('php'))(
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
namespace SimpleSAML\\Auth { class State { static function throwException($state, $error) { throw $error; } } }
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

test('a PHP literal can contain any text', async () => {
  await change(connect(hostile));
  const { body, headers } = await get('/export/simplesamlphp/connections.php');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const literals = body.slice(0, body.indexOf("'code'")).match(/'(?:[^'\\]|\\.)*'/gs) ?? [];
  const read = literals.map((literal) => literal.slice(1, -1).replace(/\\(['\\])/g, '$1'));
  expect(read).toEqual(expect.arrayContaining([uni, alone, hostile]));
});
