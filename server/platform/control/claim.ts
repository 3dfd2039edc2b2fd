import { randomBytes } from 'node:crypto';
import { linkSync, readdirSync, realpathSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { complain } from '../log/processLog';
import { openDataFolder } from './dataFolder';
import { reach } from './protocol';
import { Refusal } from './refusal';
import { serveConnections, type Handlers } from './serve';
import { hasCode, newestGeneration, openSocketFolder, socketPath } from './socketFolder';

/** Claim on a data folder, until it is released or the process ends in any way. */
export interface Claim {
  /** Starts to answer commands such as `desk` and `import`, including those that are already waiting. */
  serve(handlers: Handlers): void;
  release(): Promise<void>;
}

/** Thrown when another process works on the data folder. */
export class DataDirInUse extends Refusal {
  constructor(readonly dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another process. Stop it, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataDirInUse';
  }
}

const HOUR_MS = 3_600_000;

function writeToLog(error: unknown): void {
  complain(error);
}

/**
 * Makes the data folder if necessary and claims it for this process, since the embedded database allows only one.
 * Throws DataDirInUse, or Refusal if this folder or the folder of the socket cannot be trusted.
 */
export async function claimDataDir(
  dataDir: string,
  onDefect: (error: unknown) => void = writeToLog,
): Promise<Claim> {
  openDataFolder(dataDir);
  const folder = openSocketFolder(dataDir);
  const server = createServer();
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  let serve: Claim['serve'] = () => undefined;
  serveConnections(server, new Promise((resolve) => (serve = resolve)), onDefect);

  const entrance = path.join(folder, `new-${randomBytes(6).toString('hex')}`);
  await listen(server, entrance);
  const release = () => close(server, connections);
  try {
    const generation = await publish(folder, entrance, realpathSync(dataDir));
    sweep(folder, generation);
    keepYoung(folder, socketPath(folder, generation), server);
  } catch (error) {
    await release();
    throw error;
  }
  return { serve, release };
}

/**
 * Publishes the listening socket under the next number. Only one process can make a hard link, and it names a socket
 * that already listens. So a number that refuses connections was left by a process that has ended. Numbers are never
 * reused: two processes that find the same stale socket try to take the same next number, and one gets it.
 */
async function publish(folder: string, entrance: string, dataDir: string): Promise<number> {
  for (;;) {
    const newest = newestGeneration(folder);
    if (newest > 0) {
      const owner = await reach(socketPath(folder, newest));
      owner?.destroy();
      if (owner) throw new DataDirInUse(dataDir);
    }
    const mine = newest + 1;
    try {
      linkSync(entrance, socketPath(folder, mine));
    } catch (error) {
      if (hasCode(error, 'EEXIST')) continue;
      throw error;
    }
    // If another claim swept during the listing, the newest number may be missing.
    if (newestGeneration(folder) === mine) {
      rmSync(entrance, { force: true });
      return mine;
    }
  }
}

/** Removes the files of earlier claims. An entrance exists for milliseconds, so an older one has lost its process. */
function sweep(folder: string, generation: number): void {
  for (const name of readdirSync(folder)) {
    const left = path.join(folder, name);
    const superseded = /^\d+$/.test(name) && Number(name) < generation;
    const age = Date.now() - (statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (superseded || (name.startsWith('new-') && age > HOUR_MS)) rmSync(left, { force: true });
  }
}

/**
 * Refreshes the times of the files: systems that clean their temporary directory by age would remove the lock of a
 * server that runs for weeks.
 */
function keepYoung(folder: string, socket: string, server: Server): void {
  const timer = setInterval(() => {
    const now = new Date();
    for (const file of [folder, socket]) utimesSync(file, now, now);
  }, HOUR_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
}

function close(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  for (const socket of connections) socket.destroy();
  return new Promise((resolve) => server.close(() => resolve()));
}
