/** F-TICKS on their whole way: a program, the rsyslog of its machine, TLS, the built server and its database. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { callServer } from '../../../../server/platform/control/client';
import type { LoginReport } from '../../../../server/modules/statistics/collecting/loginReport';
import { freePort } from '../../../support/product/dashboard';
import { startRsyslog, testWithRsyslog } from '../../support/field/rsyslog';
import { ticks } from '../../../support/server/ticks';
import { keyFiles } from '../../support/keyFiles';
import { startProcess } from '../../../support/product/serverProcess';
import { until } from '../../../support/until';

let dataDir: string;
let rsyslog: Awaited<ReturnType<typeof startRsyslog>> | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-process-'));
});
afterEach(async () => {
  await rsyslog?.stop();
  rsyslog = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

/** Waits until a server has stored this many logins from the network, by its metrics. */
async function untilStored(metrics: number, least: number): Promise<void> {
  const stored = /^idp_dashboard_logins_imported_total\{source="network"\} (\d+)/m;
  await until(async () => {
    const text = await (await fetch(`http://localhost:${metrics}/metrics`)).text();
    return Number(stored.exec(text)?.[1] ?? 0) >= least;
  });
}

testWithRsyslog(
  'what programs write by syslog arrives, also what they write while the server is away',
  async () => {
    const [port, listening, metrics] = [await freePort(), await freePort(), await freePort()];
    const keys = keyFiles();
    const settings = {
      DATA_DIR: dataDir,
      PORT: String(port),
      METRICS_PORT: String(metrics),
      LOG_LEVEL: 'info',
      FTICKS_LISTEN: `127.0.0.1:${listening}`,
      FTICKS_FEDERATIONS: 'HARWICK',
      FTICKS_KEY: keys.key,
      FTICKS_CERTIFICATE: keys.certificate,
    };
    const first = startProcess(settings);
    await first.started;
    const sender = (rsyslog = await startRsyslog(path.join(dataDir, 'rsyslog'), {
      port: listening,
      certificate: keys.certificate,
    }));
    const now = Math.floor(Date.now() / 1000);
    const lines = [0, 1, 2, 3].map((at) =>
      ticks({
        TS: String(now - at),
        RP: 'https://wiki.example',
        AP: 'https://idp.harwick.example/saml',
        PN: `person${at}`,
      }),
    );
    const write = (line: string) =>
      execFileSync('logger', [
        '--server', '127.0.0.1', '--port', String(sender.port), '--udp', '--tag', 'shibboleth', line,
      ]); // prettier-ignore
    write(lines[0] ?? '');
    write(lines[1] ?? '');
    await untilStored(metrics, 2);
    first.child.kill('SIGTERM');
    await first.ended;
    expect(first.printed()).toContain('"fticks":{"received":2,"added":2');
    expect(first.printed()).not.toContain('person0');
    for (const line of lines.slice(2)) write(line);
    await setTimeout(1_000);
    const second = startProcess(settings);
    await second.started;
    await untilStored(metrics, 1);
    // TCP has no receipts, so that the first line after the end of a server may be lost. The log has it.
    const file = path.join(dataDir, 'fticks.log');
    writeFileSync(file, lines.join('\n'));
    const report = (await callServer(
      dataDir,
      'importLogins',
      { path: file },
      () => undefined,
    )) as LoginReport;
    expect(report.known).toBeGreaterThanOrEqual(3);
    expect(report.added + report.known).toBe(4);
    second.child.kill('SIGTERM');
    await second.ended;
  },
);
