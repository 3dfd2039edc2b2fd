/** rsyslog, started on this machine with the configuration from docs/FTICKS.md. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../support/product/dashboard';
import { isInstalled, testWith } from '../../../support/product/installed';
import { documentedCode } from '../../../support/field/documented';

export const testWithRsyslog = testWith('rsyslog', isInstalled('rsyslogd'));

/** Starts it; it takes messages by UDP at `port`, and sends F-TICKS on to a server of this machine with this certificate. */
export async function startRsyslog(folder: string, server: { port: number; certificate: string }) {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const lines = documentedCode('FTICKS.md', '## rsyslog')
    .replace('port="514"', `port="${port}"`)
    .replace('port="6514"', `port="${server.port}"`)
    .replace('target="dashboard.example.org"', 'target="localhost"')
    .replace('StreamDriverPermittedPeers="dashboard.example.org"', 'StreamDriverPermittedPeers="Test"')
    // It tries again every half minute otherwise.
    .replace('action.resumeRetryCount', 'action.resumeInterval="1" action.resumeRetryCount')
    .replace(/StreamDriver\.CAFile="[^"]*"/, `StreamDriver.CAFile="${server.certificate}"`);
  const file = path.join(folder, 'rsyslog.conf');
  writeFileSync(file, `global(workDirectory="${folder}" net.ipprotocol="ipv4-only")\n${lines}`);
  const child = spawn('rsyslogd', ['-n', '-f', file, '-i', path.join(folder, 'pid')], { stdio: 'pipe' });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (printed += String(text)));
  // It says nothing when it is there, but the system does.
  const bound = `:${port.toString(16).toUpperCase().padStart(4, '0')} `;
  while (!readFileSync('/proc/net/udp', 'utf8').includes(bound)) {
    if (child.exitCode !== null) throw new Error(`rsyslog ended: ${printed}`);
    await setTimeout(50);
  }
  return {
    port,
    printed: () => printed,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
