import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { testWith } from '../installed';

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
export const testWithNginx = testWith('nginx', hasNginx);

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export interface Nginx {
  stop(): Promise<void>;
}

/** Starts Debian's nginx with these lines in its one server, which listens at the port. */
export async function startNginx(port: number, lines: string): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const log = path.join(folder, 'error.log');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${log};
events {}
http {
  access_log off;
  ${TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  server { listen 127.0.0.1:${port}; ${lines} }
}
`,
  );
  const child = spawn('nginx', ['-e', log, '-c', file], { stdio: 'ignore' });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx has ended (${child.exitCode})`);
    await setTimeout(50);
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.unref().once('connect', () => socket.destroy());
  });
}
