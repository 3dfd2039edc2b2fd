/** A real login at SimpleSAMLphp, whose F-TICKS, written as our page says, count as one. */
import { createSocket } from 'node:dgram';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { freePort } from '../../../support/product/dashboard';
import { documentedCode } from '../../../support/field/documented';
import {
  byFile,
  filterOf,
  ofPeople,
  signOnAt,
  startSimpleSamlPhp,
  testWithSimpleSamlPhp,
} from '../../support/field/simpleSamlPhp';
import { north, wiki } from '../../../support/server/fixtures';
import { storedLogins, takeFticks } from '../takeFticks';
import { storedPeople } from '../../../support/server/logins';
import { keyFiles } from '../../support/keyFiles';

let database: TestDatabase;
const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-fticks-'));

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Takes datagrams, as the syslog daemon of the machine does, and sends them on by TCP. */
async function startRelay(port: number) {
  const relay = createSocket('udp4');
  const onward = connect({ host: '127.0.0.1', port });
  relay.on('message', (message) => onward.write(`${message.toString()}\n`));
  await new Promise<void>((resolve) => relay.bind(0, '127.0.0.1', resolve));
  return {
    port: relay.address().port,
    stop() {
      relay.close();
      onward.end();
    },
  };
}

/** Logs a person in for a service, in a new browser. Returns the final page. */
async function logIn(port: number, service: string, name: string): Promise<string> {
  const cookies = new Map<string, string>();
  let at = `${signOnAt(port)}?spentityid=${encodeURIComponent(service)}`;
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 10; steps++) {
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [key = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      cookies.set(key, value);
    }
    const location = response.headers.get('location');
    const page = await response.text();
    form = undefined;
    if (location !== null) at = new URL(location, at).href;
    else if (!page.includes('name="password"')) return page;
    else {
      const state = new URL(at).searchParams.get('AuthState') ?? '';
      form = new URLSearchParams({ username: name, password: name, AuthState: state });
    }
  }
  throw new Error('the login did not end');
}

testWithSimpleSamlPhp('who logs in there is counted, a person twice as one', async () => {
  const fticks = await takeFticks(database, {}, () => new Date());
  const relay = await startRelay(fticks.port);
  const keys = keyFiles();
  copyFileSync(keys.key, path.join(folder, 'key.pem'));
  copyFileSync(keys.certificate, path.join(folder, 'certificate.pem'));
  const service = path.join(folder, 'service.xml');
  writeFileSync(
    service,
    `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${wiki}"><SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><AssertionConsumerService index="0" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${wiki}/acs"/></SPSSODescriptor></EntityDescriptor>`,
  );
  const [, php = ''] =
    /<<<'PHP'\n(.*)\nPHP/s.exec(documentedCode('fticks/simplesamlphp.md', '## Without the module')) ?? [];
  const port = await freePort();
  const idp = await startSimpleSamlPhp({
    folder,
    port,
    entityId: north,
    metadata: byFile(service),
    login: ofPeople(['ann', 'bob'].map((name) => ({ name, affiliation: 'student' }))),
    filters: [filterOf(php.replace('eduPersonPrincipalName', 'uid').replace(':514', `:${relay.port}`))],
  });
  try {
    expect(await logIn(port, wiki, 'ann')).toContain('SAMLResponse');
    expect(await logIn(port, wiki, 'bob')).toContain('SAMLResponse');
    await storedLogins(database, 2);
    // Logins of one person in the same second are one.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await logIn(port, wiki, 'ann');
    await storedLogins(database, 3);
  } finally {
    relay.stop();
    await idp.stop();
  }
  expect((await fticks.stop()).counts).toEqual({ received: 3, added: 3 });
  expect(new Set((await storedPeople(database)).people).size).toBe(2);
});
