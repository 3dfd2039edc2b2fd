import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, connect, type Socket } from 'node:net';
import path from 'node:path';
import readline from 'node:readline';

interface Started {
  readonly url?: string;
  readonly pid?: number;
  readonly folder?: string;
}

/** A PostgreSQL server of a test's own, with a connection that the test can cut. */
export interface OwnPostgres {
  /** Address of the connection that can be cut. */
  readonly url: string;
  /** Address that goes around that connection. */
  readonly directUrl: string;
  /** Stops all its processes, or lets them continue. */
  freeze(frozen: boolean): void;
  /** Kills it as a power cut would, and starts it again. */
  restart(): Promise<void>;
  /**
   * Sets the connection: `silent` loses everything that is sent; `refused` breaks connections and takes no
   * new ones.
   */
  way(state: 'open' | 'silent' | 'refused'): void;
  /** Folder with its files. */
  readonly folder: string;
  stop(): Promise<void>;
}

export interface OwnPostgresOptions {
  /** Size of a separate disk, which only some machines let a test have. */
  readonly megabytes?: number;
  /** Address of a server that it follows as a replica by streaming. */
  readonly replicaOf?: string;
}

/** Starts a server; undefined if the machine has no PostgreSQL and none is required. */
export async function startOwnPostgres({ megabytes, replicaOf }: OwnPostgresOptions = {}): Promise<
  OwnPostgres | undefined
> {
  const args = [
    ...(megabytes === undefined ? [] : ['--disk', String(megabytes)]),
    ...(replicaOf === undefined ? [] : ['--replica-of', replicaOf]),
  ];
  const runner = spawn(process.execPath, [path.join(__dirname, 'postgresRunner.mjs'), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = readline.createInterface({ input: runner.stdout })[Symbol.asyncIterator]();
  const answer = async () => JSON.parse((await answers.next()).value ?? '{}') as Started;
  const ended = new Promise((resolve) => runner.once('exit', resolve));
  let server = await answer();
  if (server.url === undefined) {
    if (process.env.REQUIRE_POSTGRES === '1') throw new Error('There is no PostgreSQL on this machine');
    return undefined;
  }
  const target = Number(new URL(server.url).port);
  const way = await openWay(target);

  function freeze(frozen: boolean): void {
    const postmaster = String(server.pid);
    const signal = frozen ? 'SIGSTOP' : 'SIGCONT';
    process.kill(Number(postmaster), signal);
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
    for (const pid of children.trim().split(' ')) signalIfThere(Number(pid), signal);
  }

  return {
    url: server.url.replace(String(target), String(way.port)),
    directUrl: server.url,
    folder: server.folder ?? '',
    freeze,
    way: way.turn,
    restart: async () => {
      runner.stdin.write('restart\n');
      server = await answer();
    },
    stop: async () => {
      way.turn('refused');
      runner.stdin.end();
      await ended;
      way.close();
    },
  };
}

async function openWay(target: number) {
  const sockets = new Set<Socket>();
  let state: 'open' | 'silent' | 'refused' = 'open';
  const listener = createServer((from) => {
    if (state === 'refused') return void from.destroy();
    const to = connect(target, '127.0.0.1');
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        from.destroy();
        to.destroy();
      });
    }
    from.on('data', (chunk) => state === 'open' && to.write(chunk));
    to.on('data', (chunk) => state === 'open' && from.write(chunk));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    turn(next: typeof state) {
      state = next;
      if (next === 'refused') sockets.forEach((socket) => socket.destroy());
    },
    close: () => listener.close(),
  };
}

/** Signals a process that may have ended by now. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
