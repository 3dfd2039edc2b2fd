/**
 * `npm run bench -- refresh`: refreshes a signed feed of ENTITIES (10,000; 3.5 kB each, one in eight an institution) on the
 * embedded database: all new, the same again, one entity changed, all changed. `xmlsec1` signs it. Prints milliseconds, and
 * megabytes of the server; it measures, it judges nothing.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepare } from '../prepare.mjs';
import { startServer } from './servers.mjs';

const ENTITIES = Number(process.env.ENTITIES ?? 10_000);
const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-bench-'));
const [DATA_DIR, file, key, certificate] = ['data', 'feed.xml', 'key.pem', 'cert.pem'].map((name) =>
  path.join(folder, name),
);
const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const protocol = 'protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"';
const binding = 'Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"';
const signature = `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo>
<CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/>
<SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>
<Reference URI="#feed"><Transforms><Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/>
<Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/></Transforms>
<DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><DigestValue/></Reference>
</SignedInfo><SignatureValue/></Signature>`;

/** An entity whose texts have the number of the edition. */
function entity(index, edition) {
  const site = `https://entity-${index}.example`;
  const texts = ['en', 'nl', 'de', 'fr']
    .map(
      (language) => `<mdui:DisplayName xml:lang="${language}">Entity ${index} (${language})</mdui:DisplayName>
<mdui:Description xml:lang="${language}">Edition ${edition} of what entity ${index} says about itself in this language, in one sentence that is as long as such sentences are.</mdui:Description>
<mdui:PrivacyStatementURL xml:lang="${language}">${site}/${language}/privacy</mdui:PrivacyStatementURL>`,
    )
    .join('\n');
  const keys = `<KeyDescriptor><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${'MIIDBase64Text'.repeat(110)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`;
  const isInstitution = index % 8 === 0;
  const [role, inside, scope] = isInstitution
    ? [
        'IDPSSODescriptor',
        `<SingleSignOnService ${binding} Location="${site}/sso"/>`,
        `<shibmd:Scope regexp="false">entity-${index}.example</shibmd:Scope>`,
      ]
    : ['SPSSODescriptor', `<AssertionConsumerService index="0" ${binding} Location="${site}/acs"/>`, ''];
  return `<EntityDescriptor entityID="${site}/metadata"><${role} ${protocol}><Extensions>${scope}<mdui:UIInfo>${texts}</mdui:UIInfo></Extensions>${keys}${inside}</${role}></EntityDescriptor>`;
}

/** Writes the feed and signs it; `changed` says how many of its entities are of this edition. */
function write(edition, changed) {
  const entities = Array.from({ length: ENTITIES }, (_, index) =>
    entity(index, index < changed ? edition : 1),
  );
  writeFileSync(
    file,
    `<EntitiesDescriptor ID="feed" Name="urn:example:bench" xmlns="${METADATA}" xmlns:mdui="urn:oasis:names:tc:SAML:metadata:ui" xmlns:shibmd="urn:mace:shibboleth:metadata:1.0" xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
${signature}\n${entities.join('\n')}\n</EntitiesDescriptor>`,
  );
  const id = ['--id-attr:ID', `${METADATA}:EntitiesDescriptor`];
  execFileSync('xmlsec1', ['--sign', '--privkey-pem', key, ...id, '--output', file, file]);
}

/** Runs `npm run feeds` with these words, without its preparation. */
async function feeds(...words) {
  const tool = path.join(import.meta.dirname, '../../dist/server/cli.js');
  const child = spawn(process.execPath, [tool, 'feeds', ...words], {
    env: { ...process.env, DATA_DIR },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`feeds ${words.join(' ')} ended with ${code}`);
}

const megabytes = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

await prepare();
execFileSync(
  'openssl',
  [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-noenc',
    '-keyout',
    key,
    '-out',
    certificate,
    '-days',
    '2',
    '-subj',
    '/CN=bench',
  ],
  { stdio: 'ignore' },
);
write(1, ENTITIES);
const server = await startServer(20, { DATA_DIR, LOGO_FETCH: '0' });
await feeds('add', 'bench', file, '--certificate', certificate, '--brake', '100');

const rows = {};
async function refresh(what) {
  let done = false;
  let longest = 0;
  let most = 0;
  const asking = (async () => {
    while (!done) {
      const begun = performance.now();
      await fetch(`${server.url}/internal/ready`);
      longest = Math.max(longest, performance.now() - begun);
      most = Math.max(most, megabytes(server.pid));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const begun = performance.now();
  await feeds('refresh', 'bench');
  const took = performance.now() - begun;
  done = true;
  await asking;
  rows[what] = { ms: took.toFixed(0), 'others waited ms': longest.toFixed(0), 'server MB': most.toFixed(0) };
}
await refresh(`${ENTITIES} entities, all new`);
await refresh('the same again');
write(2, 1);
await refresh('one of them changed');
write(2, ENTITIES);
await refresh('all of them changed');
console.log(`A feed of ${(readFileSync(file).length / 1e6).toFixed(1)} MB:`);
console.table(rows);
await server.stop();
rmSync(folder, { recursive: true, force: true });
