import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isInstalled, testWith } from '../installed';

const MODULES = '/usr/lib/apache2/modules';
const ALWAYS = ['mpm_event', 'authn_core', 'authz_core'];

export const testWithApache = testWith('apache2', isInstalled('apache2'));

/** Starts Debian's Apache with these modules and these lines in its one host, which listens at the port. */
export async function startApache(port: number, modules: readonly string[], lines: string) {
  // Apache serves as another user than the one who starts it.
  const folder = mkdtempSync('/tmp/idp-dashboard-apache-');
  chmodSync(folder, 0o777);
  const file = path.join(folder, 'apache.conf');
  writeFileSync(
    file,
    `${[...ALWAYS, ...modules].map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/log
DefaultRuntimeDir ${folder}
TypesConfig /etc/mime.types
User nobody
Group nogroup
${lines}
`,
  );
  const child = spawn('apache2', ['-D', 'FOREGROUND', '-f', file], { stdio: 'pipe' });
  let printed = '';
  child.stderr.on('data', (text: Buffer) => (printed += String(text)));
  const isThere = () =>
    fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 100 && !(await isThere()); tries += 1) {
    if (child.exitCode !== null) throw new Error(`Apache ended: ${printed}`);
    await setTimeout(100);
  }
  return {
    async stop() {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill()) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
