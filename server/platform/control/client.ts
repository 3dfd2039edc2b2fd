import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { RESPONSE_LIMIT, reach, readLines, sendLine } from './protocol';
import { account } from './account';
import { Refusal } from './refusal';
import { assertPrivate, newestGeneration, socketFolder, socketPath } from './socketFolder';

/** Thrown when no process works on the data folder. */
export class NoServer extends Error {
  constructor(readonly dataDir: string) {
    super(`No server runs on the data folder ${dataDir}`);
    this.name = 'NoServer';
  }
}

/** Sends a command to the process that holds the data folder. Throws NoServer, or Refusal with the server's message. */
export async function callServer(
  dataDir: string,
  operation: string,
  request: unknown,
  onProgress: (progress: unknown) => void = () => undefined,
): Promise<unknown> {
  const socket = await connectTo(dataDir);
  const lost = new Refusal('The server stopped before it had answered. Look whether the command was done.');
  try {
    sendLine(socket, { operation, request, by: account() });
    for await (const line of readLines(socket, RESPONSE_LIMIT)) {
      const answer: unknown = JSON.parse(line);
      if (typeof answer !== 'object' || answer === null) break;
      if ('progress' in answer) onProgress(answer.progress);
      else if ('refusal' in answer) throw new Refusal(String(answer.refusal));
      else if ('result' in answer) return answer.result;
    }
    throw lost;
  } catch (error) {
    throw socket.errored === error ? lost : error;
  } finally {
    socket.destroy();
  }
}

async function connectTo(dataDir: string): Promise<Socket> {
  if (!existsSync(dataDir)) throw new NoServer(dataDir);
  const folder = socketFolder(dataDir);
  if (!existsSync(folder)) throw new NoServer(dataDir);
  assertPrivate(folder);
  const generation = newestGeneration(folder);
  const socket = generation > 0 ? await reach(socketPath(folder, generation)) : null;
  if (!socket) throw new NoServer(dataDir);
  return socket;
}
