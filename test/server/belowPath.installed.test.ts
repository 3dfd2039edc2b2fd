/** The proxies of the field pass on what is below the path of the dashboard, as docs/PROXIES.md says, and nothing else. */
import { freePort } from '../support/product/dashboard';
import { DOCUMENTED_PATH, startProxy, testWithProxy, type ProxyName } from '../support/field/proxies';
import { startOwnPostgres, type OwnPostgres } from '../support/server/ownPostgres';
import { startProcess } from '../support/product/serverProcess';
import { signIn } from '../support/product/signIn';

const proxies: readonly ProxyName[] = ['nginx', 'HAProxy', 'Apache', 'Caddy'];

let postgres: OwnPostgres | undefined;
beforeAll(async () => {
  postgres = await startOwnPostgres();
});
afterAll(() => postgres?.stop());

/** Two servers on the database, for people who come by `port`. */
async function startServers(databaseUrl: string, port: number) {
  const ports: [number, number] = [await freePort(), await freePort()];
  const servers = ports.map((own) =>
    startProcess({
      DATABASE_URL: databaseUrl,
      PORT: String(own),
      PUBLIC_URL: `http://localhost:${port}${DOCUMENTED_PATH}`,
      TRUST_PROXY: '1',
      SEED_SERVICES: '20',
    }),
  );
  await Promise.all(servers.map(({ started }) => started));
  return {
    ports,
    async stop() {
      for (const { child, ended } of servers) {
        child.kill('SIGTERM');
        await ended;
      }
    },
  };
}

describe.each(proxies)('%s', (name) => {
  testWithProxy(name)(
    'people log in and work below the path, and the rest of the host is not ours',
    async () => {
      if (!postgres) return;
      const port = await freePort();
      const servers = await startServers(postgres.directUrl, port);
      const proxy = await startProxy(name, port, servers.ports, DOCUMENTED_PATH);
      const home = `http://localhost:${port}${DOCUMENTED_PATH}`;
      async function get(address: string) {
        const response = await fetch(address, { headers: { accept: 'text/html' } });
        return { status: response.status, text: await response.text() };
      }
      try {
        const cookie = await signIn(home, 'alex-sample');
        const me = await fetch(`${home}/dashboard/api/users/me`, { headers: { cookie } });
        expect(await me.json()).toMatchObject({ payload: { guest: false } });
        for (const page of [home, `${home}/`, `${home}/apps/all`])
          expect([page, await get(page)]).toEqual([
            page,
            { status: 200, text: expect.stringContaining(`href="${DOCUMENTED_PATH}/`) },
          ]);
        expect(await get(`${home}/internal/ready`)).toMatchObject({ status: 404 });
        const elsewhere = ['/', '/login', '/internal/ready', '/dashboard/api/users/me', '/federations'];
        for (const place of elsewhere) {
          const { status, text } = await get(`http://localhost:${port}${place}`);
          // Paths that the proxy does not know are refused, or answered with nothing.
          expect([place, status < 400 ? text : '']).toEqual([place, '']);
        }
      } finally {
        await proxy.stop();
        await servers.stop();
      }
    },
  );
});
