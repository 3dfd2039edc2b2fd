/** Starts a ClickHouse server for one test run, in its own folder and on free ports. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.mjs';

const START_TIMEOUT_MS = 300_000;
const LOOK_AGAIN_MS = 50;

function findBinary() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'clickhouse-server')).find((file) => existsSync(file));
}

/**
 * Its zone is not UTC and has clock changes at midnight: nothing may depend on it. It is a cluster by itself.
 */
const configuration = (folder, http, tcp) => `<?xml version="1.0"?>
<yandex>
  <logger><level>error</level><console>1</console></logger>
  <http_port>${http}</http_port><tcp_port>${tcp}</tcp_port><listen_host>127.0.0.1</listen_host>
  <path>${folder}/data/</path><tmp_path>${folder}/data/tmp/</tmp_path><users_config>users.xml</users_config>
  <default_profile>default</default_profile><default_database>default</default_database>
  <mark_cache_size>134217728</mark_cache_size><timezone>America/Sao_Paulo</timezone>
  <remote_servers><stats><shard><replica>
    <host>127.0.0.1</host><port>${tcp}</port><user>default</user><password>o&apos;er the hills</password>
  </replica></shard></stats></remote_servers>
</yandex>
`;
const users = `<?xml version="1.0"?>
<yandex>
  <profiles><default><max_memory_usage>2000000000</max_memory_usage></default></profiles>
  <quotas><default></default></quotas>
  <users><default>
    <password>o&apos;er the hills</password><networks><ip>127.0.0.1</ip></networks>
    <profile>default</profile><quota>default</quota>
  </default></users>
</yandex>
`;
const PASSWORD = encodeURIComponent("o'er the hills");

async function whenReady(server, http) {
  let output = '';
  server.stderr.on('data', (chunk) => (output += chunk));
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${http}/ping`).catch(() => undefined);
    if (answer?.ok) {
      server.stderr.removeAllListeners('data');
      // From here on the output is not read, and a full pipe would block the server.
      server.stderr.resume();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  server.kill('SIGKILL');
  throw new Error(`ClickHouse did not start:\n${output}`);
}

/**
 * Starts a server; resolves with `{ url, kill, restart, stop }`, or with null if the machine has no
 * ClickHouse. `kill` ends it as a power cut would, `restart` starts it again on the same port, and ends it
 * first if it runs.
 */
export async function startClickHouse() {
  const binary = findBinary();
  if (!binary) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-clickhouse-'));
  mkdirSync(path.join(folder, 'data'));
  const [http, tcp] = [await freePort(), await freePort()];
  writeFileSync(path.join(folder, 'config.xml'), configuration(folder, http, tcp));
  writeFileSync(path.join(folder, 'users.xml'), users);
  const launch = async () => {
    const arguments_ = [`--config-file=${path.join(folder, 'config.xml')}`];
    const server = spawn(binary, arguments_, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    await whenReady(server, http);
    return {
      end: (signal) => {
        server.kill(signal);
        return ended;
      },
    };
  };
  let running = await launch();
  return {
    url: `clickhouse://default:${PASSWORD}@127.0.0.1:${http}/default`,
    kill: () => running.end('SIGKILL'),
    async restart() {
      await running.end('SIGKILL');
      running = await launch();
    },
    async stop() {
      await running.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
