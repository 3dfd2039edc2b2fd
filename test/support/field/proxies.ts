/** Proxies of the field, started on this machine with the configuration from docs/PROXIES.md. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, testWith } from '../product/installed';
import { documentedCode, documentedRows } from './documented';
import { until } from '../until';

export type ProxyName = 'nginx' | 'HAProxy' | 'Apache' | 'Caddy';

interface Kind {
  readonly program: string;
  /** Makes a whole configuration of what the page says, without TLS, at this port. */
  configure(documented: string, port: number, folder: string): string;
  arguments(file: string, folder: string): string[];
}

const APACHE_MODULES = '/usr/lib/apache2/modules';
const apacheModules = [
  ...['mpm_event', 'authn_core', 'authz_core', 'headers', 'proxy', 'proxy_http', 'proxy_balancer'],
  ...['proxy_hcheck', 'lbmethod_byrequests', 'slotmem_shm'],
];

const loaded = (modules: readonly string[]) =>
  modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n');

const kinds: Readonly<Record<ProxyName, Kind>> = {
  nginx: {
    program: 'nginx',
    configure: (text, port, folder) => `daemon off; pid ${folder}/pid; error_log ${folder}/log;
worker_processes 1; events {}
http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${text.replace('listen 443 ssl;', `listen 127.0.0.1:${port};`).replaceAll(/ssl_.*/g, '')} }`,
    arguments: (file, folder) => ['-p', folder, '-e', `${folder}/log`, '-c', file],
  },
  HAProxy: {
    program: 'haproxy',
    configure: (text, port) =>
      text
        .replace(/bind :443 ssl .*/, `bind 127.0.0.1:${port}`)
        .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http'),
    arguments: (file) => ['-db', '-f', file],
  },
  Apache: {
    program: 'apache2',
    configure: (text, port, folder) =>
      `${loaded(apacheModules)}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/log
DefaultRuntimeDir ${folder}
User nobody
Group nogroup
${text
  .replace('*:443', `127.0.0.1:${port}`)
  .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http')
  .replaceAll(/SSL.*/g, '')}`,
    arguments: (file) => ['-D', 'FOREGROUND', '-f', file],
  },
  Caddy: {
    program: 'caddy',
    configure: (text, port, folder) =>
      `{\n admin off\n storage file_system ${folder}\n}\n${text.replace('dashboard.example.org {', `http://localhost:${port} {\n bind 127.0.0.1`)}`,
    arguments: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
};

export const testWithProxy = (name: ProxyName) => {
  const { program } = kinds[name];
  return testWith(program, isInstalled(program));
};

/** A proxy that runs. */
export interface Proxy {
  /** Returns what it has printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

/** The path in the page's examples. */
export const DOCUMENTED_PATH = '/federation';

/** Returns the example of the page, changed as it says for a path. */
function documentedProxy(name: ProxyName, basePath: '' | typeof DOCUMENTED_PATH): string {
  const example = documentedCode('PROXIES.md', `## ${name}`);
  if (basePath === '') return example;
  return documentedRows('PROXIES.md', '## Below a path').reduce((text, [proxy, before = '', after = '']) => {
    if (proxy !== name) return text;
    if (!text.includes(before)) throw new Error(`The example for ${name} has no ${before}`);
    return text.replace(before, () => after);
  }, example);
}

/** Starts the proxy at a port, before the two servers of its page, which are at these ports. */
export function startProxy(
  name: ProxyName,
  port: number,
  servers: readonly [number, number],
  basePath: '' | typeof DOCUMENTED_PATH = '',
): Promise<Proxy> {
  const documented = documentedProxy(name, basePath)
    .replace('8281', String(servers[0]))
    .replace('8282', String(servers[1]))
    .replace(/Host dashboard\.example\.org/, `Host localhost:${port}`);
  return start(name, documented, port, `${basePath}/`);
}

/** Starts nginx with these lines in its one server, which listens at the port. */
export function startNginx(port: number, lines: string): Promise<Proxy> {
  return start('nginx', `server { listen 127.0.0.1:${port}; ${lines} }`, port);
}

/** Starts Apache with these modules and these lines in its one host, which listens at the port. */
export function startApache(port: number, modules: readonly string[], lines: string): Promise<Proxy> {
  return start('Apache', `${loaded(modules)}\nTypesConfig /etc/mime.types\n${lines}`, port);
}

async function start(name: ProxyName, text: string, port: number, place = '/internal/ready'): Promise<Proxy> {
  const { program, configure, arguments: argumentsOf } = kinds[name];
  // Apache serves as another user than the one who starts it.
  const folder = mkdtempSync('/tmp/idp-dashboard-proxy-');
  chmodSync(folder, 0o777);
  const file = path.join(folder, 'configuration');
  writeFileSync(file, configure(text, port, folder));
  const child = spawn(program, argumentsOf(file, folder), { stdio: 'pipe' });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (words: Buffer) => (printed += String(words)));
  await until(() => {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${printed}`);
    return answers(`http://localhost:${port}${place}`);
  });
  return {
    printed: () => printed,
    async stop() {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill()) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tells whether there is an answer that is not about servers that are away. */
function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ status }) => status < 500,
    () => false,
  );
}
