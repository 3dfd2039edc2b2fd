/** HAProxy before two servers, as docs/PROXIES.md says, without TLS. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** Starts it at the port `front`, before the servers at `ports`; returns what stops it. */
export function startHaproxy(front, ports) {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-proxy-'));
  const page = readFileSync(path.join(root, 'docs/PROXIES.md'), 'utf8');
  const [, code = ''] = /\n## HAProxy\n.*?```haproxy\n(.*?)```/s.exec(page) ?? [];
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    code
      .replace(/bind :443 ssl .*/, `bind 127.0.0.1:${front}`)
      .replace('Proto https', 'Proto http')
      .replace('Host dashboard.example.org', `Host localhost:${front}`)
      .replace('8281', String(ports[0]))
      .replace('8282', String(ports[1])),
  );
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  return stop;
}
