/** Request Tracker, set up on this machine as our page instructs operators, on its own database. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RemoteAccount } from '../../../../server/modules/tickets/remote/remoteAccount';
import { freePort } from '../../../support/product/dashboard';
import { describeWith } from '../../../support/product/installed';
import { root } from '../../../support/product/serverProcess';
import { documentedCode } from '../../../support/field/documented';
import { until } from '../../../support/until';

const SERVER = '/usr/share/request-tracker5/libexec/rt-server';
const SITE = '/etc/request-tracker5/RT_SiteConfig.d';

export const describeWithRequestTracker = describeWith('request-tracker5', existsSync(SERVER));

/** Perl's clock, set to the seconds in a file. */
const CLOCK = `package Clock;
BEGIN { *CORE::GLOBAL::time = sub() { open my $file, '<', $ENV{RT_CLOCK} or return CORE::time(); int(<$file> || CORE::time()) } }
1;
`;

export interface RequestTracker {
  readonly url: string;
  readonly account: RemoteAccount;
  /** Account of a team member, who may do everything. */
  readonly team: { readonly kind: 'password'; readonly user: string; readonly password: string };
  /** Sets its clock, which otherwise runs normally. */
  at(now: Date): void;
  /** Carries out an action of a team member. Throws if Request Tracker refuses it. */
  byTeam(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown>;
  /** Deletes all tickets from view. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRequestTracker(): Promise<RequestTracker> {
  const folder = mkdtempSync(path.join(tmpdir(), 'request-tracker-test-'));
  const file = (name: string) => path.join(folder, name);
  const port = await freePort();
  mkdirSync(file('site.d'));
  writeFileSync(file('Clock.pm'), CLOCK);
  writeFileSync(file('RT_SiteConfig.pm'), siteOf(file('rt.db'), port));
  const env = {
    ...process.env,
    RT_SITE_CONFIG: file('RT_SiteConfig.pm'),
    RT_SITE_CONFIG_DIR: file('site.d'),
    RT_CLOCK: file('clock'),
  };
  const run = async (program: string, args: readonly string[]) =>
    (await promisify(execFile)(program, args, { env, cwd: root })).stdout;
  await run('rt-setup-database-5', ['--action', 'init', '--skip-create', '--dba', 'root', '--force']);
  const commands = documentedCode('switching/REQUEST_TRACKER.md', '## What to set up there');
  const printed = await run('sh', ['-ec', commands.replaceAll(SITE, file('site.d'))]);
  const token = /^RT_TOKEN=(\S+)$/m.exec(printed)?.[1] ?? '';
  const server = spawn(
    'perl',
    ['-I', folder, '-MClock', SERVER, '--port', String(port), '--max-workers', '2'],
    { env, stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  const team = { kind: 'password', user: 'root', password: 'password' } as const;
  await until(() => {
    if (server.exitCode !== null) throw new Error('Request Tracker did not start');
    return fetch(`${url}/REST/2.0/rt`).catch(() => undefined);
  });
  return {
    url,
    account: { kind: 'token', token },
    team,
    at: (now) => writeFileSync(file('clock'), String(Math.floor(now.getTime() / 1000))),
    async byTeam(method, place, body) {
      const response = await fetch(`${url}/REST/2.0/${place}`, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`${team.user}:${team.password}`).toString('base64')}`,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${place}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    async reset() {
      const sql = "update Tickets set Status = 'deleted'";
      const script = `DBI->connect('dbi:SQLite:${file('rt.db')}', '', '', { RaiseError => 1 })->do(q{${sql}})`;
      await run('perl', ['-MDBI', '-e', script]);
    },
    async stop() {
      const ended = once(server, 'exit');
      if (server.exitCode === null && server.kill()) await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function siteOf(database: string, port: number): string {
  const settings = {
    rtname: 'desk.example',
    Organization: 'desk.example',
    WebDomain: '127.0.0.1',
    WebPort: String(port),
    Timezone: 'UTC',
    DatabaseType: 'SQLite',
    DatabaseName: database,
    MailCommand: 'testfile',
    LogToSyslog: '',
    LogToSTDERR: '',
    // Each call checks the token, which takes a fifth of a second as it is set by default.
    BcryptCost: '4',
  };
  const lines = Object.entries(settings).map(([name, value]) => `Set($${name}, '${value}');`);
  return `${lines.join('\n')}\n1;\n`;
}
