/** The built server in production: Prometheus reads it with our rules, and every line that it writes is an object. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../support/product/dashboard';
import { isInstalled, testWith } from '../support/product/installed';
import { ScriptedProvider } from './identity/scriptedProvider';
import { samplesIn, valueOf } from '../support/server/metrics';
import { root, startProcess, type ServerProcess } from '../support/product/serverProcess';
import { until } from '../support/until';
import { NAMED } from '../support/server/named';

const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-telemetry-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const production = {
  ...NAMED,
  MODE: 'production',
  ALLOW_EMBEDDED_DATABASE: '1',
  OIDC_ISSUER: 'https://login.example.org',
  OIDC_CLIENT_ID: 'dashboard',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_CLAIM_INSTITUTION: 'idp',
  OIDC_CLAIM_GROUPS: 'groups',
};

interface Line {
  readonly level: number;
  readonly time: number;
  readonly msg: string;
}

/** Returns the lines of a process, each of which has to be an object with level, time and message. */
function objectsIn(server: ServerProcess): Line[] {
  const lines = server
    .printed()
    .trim()
    .split('\n')
    .filter((line) => line !== '');
  const objects = lines.map((line) => JSON.parse(line) as Line);
  for (const line of objects)
    expect(line).toMatchObject({
      level: expect.any(Number),
      time: expect.any(Number),
      msg: expect.any(String),
    });
  return objects;
}

const prometheusTest = testWith('Prometheus', isInstalled('prometheus') && isInstalled('promtool'));
const rules = path.join(root, 'deploy/prometheus');

prometheusTest('the alert rules are rules, and each fires and is quiet where it should', () => {
  const run = (...args: string[]) => execFileSync('promtool', args, { cwd: rules, encoding: 'utf8' });
  expect(run('check', 'rules', 'alerts.yml')).toContain('SUCCESS');
  expect(run('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
  expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
});

prometheusTest(
  'a real Prometheus reads the server by our configuration, and finds nothing wrong',
  async () => {
    const [port, metrics, own] = [await freePort(), await freePort(), await freePort()];
    const provider = new ScriptedProvider();
    await provider.start();
    const server = startProcess({
      ...production,
      OIDC_ISSUER: provider.issuer,
      DATA_DIR: path.join(folder, 'data'),
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      METRICS_PORT: String(metrics),
      LOG_LEVEL: 'info',
    });
    let prometheus: ChildProcess | undefined;
    try {
      await server.started;
      await fetch(`http://localhost:${port}/internal/live`);
      const text = await (await fetch(`http://localhost:${metrics}/metrics`)).text();
      expect(execFileSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' })).toBe('');
      expect(valueOf(samplesIn(text), 'idp_dashboard_database_up')).toBe(1);

      const home = path.join(folder, 'prometheus');
      mkdirSync(home);
      cpSync(path.join(rules, 'alerts.yml'), path.join(home, 'alerts.yml'));
      const configuration = readFileSync(path.join(rules, 'prometheus.yml'), 'utf8');
      writeFileSync(
        path.join(home, 'prometheus.yml'),
        configuration.replace('localhost:9464', `localhost:${metrics}`).replaceAll('15s', '1s'),
      );
      prometheus = spawn('prometheus', [
        `--config.file=${home}/prometheus.yml`,
        `--storage.tsdb.path=${home}/data`,
        `--web.listen-address=127.0.0.1:${own}`,
      ]);
      const answerTo = (question: string) =>
        fetch(`http://127.0.0.1:${own}/api/v1/query?query=${encodeURIComponent(question)}`)
          .then((response) => response.json() as Promise<Answer>)
          .catch(() => undefined);
      const query = async (question: string) =>
        (await answerTo(question))?.data?.result.map(({ value: [, value] }) => Number(value)) ?? [];
      const inTime = async (question: string, expected: number) => {
        const found = await until(async () => {
          const values = await query(question);
          return values[0] === expected && values;
        });
        expect([question, found]).toEqual([question, [expected]]);
      };
      await inTime('up{job="idp-dashboard"}', 1);
      await inTime('sum(idp_dashboard_http_request_seconds_count{route="/internal/live", status="2xx"})', 1);
      await inTime('idp_dashboard_mails{state="waiting"}', 0);
      await inTime('idp_dashboard_system_up{system="provider"}', 1);
      await inTime('count(ALERTS) or vector(0)', 0);
      for (const question of shownByDashboard()) {
        const { status, error } = (await answerTo(question)) ?? {};
        expect([question, status, error]).toEqual([question, 'success', undefined]);
      }
      expect((await answerTo('sum by (status'))?.status).toBe('error');
    } finally {
      prometheus?.kill('SIGTERM');
      server.child.kill('SIGTERM');
      await server.ended;
      await provider.stop();
    }
    const lines = objectsIn(server);
    expect(lines.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining([expect.stringContaining('The dashboard is at'), 'answered']),
    );
  },
);

/** Returns what the dashboard asks, as Grafana asks it for all servers. */
function shownByDashboard(): string[] {
  const file = readFileSync(path.join(root, 'deploy/grafana/dashboard.json'), 'utf8');
  const { panels } = JSON.parse(file) as { panels: { targets?: { expr: string }[] }[] };
  return panels
    .flatMap(({ targets = [] }) => targets)
    .map(({ expr }) => expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'));
}

interface Answer {
  readonly status: string;
  readonly error?: string;
  readonly data?: { readonly result: readonly { readonly value: readonly [number, string] }[] };
}

test('the reason why the server does not start in production is an object as well', async () => {
  const bad = startProcess({ ...production, PORT: 'eighty', SMPT_URL: 'smtp://mail.example.org' });
  expect((await bad.ended).code).toBe(1);
  const lines = objectsIn(bad);
  expect(lines.every(({ level }) => level === 60)).toBe(true);
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^PORT: /), expect.stringMatching(/^SMPT_URL: /)]),
  );

  const taken = createServer();
  const metrics = await new Promise<number>((resolve) =>
    taken.listen(0, 'localhost', () => resolve((taken.address() as { port: number }).port)),
  );
  const port = await freePort();
  const second = startProcess({
    ...production,
    DATA_DIR: path.join(folder, 'second'),
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    METRICS_PORT: String(metrics),
  });
  expect((await second.ended).code).toBe(1);
  expect(objectsIn(second).at(-1)).toMatchObject({
    level: 60,
    msg: expect.stringContaining('set METRICS_PORT'),
  });
  taken.close();
});

test('a demonstration prints for people', async () => {
  const bad = startProcess({ PORT: 'eighty' });
  await bad.ended;
  expect(bad.printed()).toMatch(/^PORT: /);
});
