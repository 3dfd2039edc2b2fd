import { connect, type Socket } from 'node:net';
import { hasCode } from './socketFolder';

/** Line that the client sends. The server answers with any number of `progress` lines and one line of another kind. */
export interface ControlRequest {
  readonly operation: string;
  readonly request: unknown;
  /** Name of the caller's account on their machine. */
  readonly by: string;
}
export type ControlResponse = { progress: unknown } | { result: unknown } | { refusal: string };

/** Most characters of a line. */
export const REQUEST_LIMIT = 64 * 1024;
export const RESPONSE_LIMIT = 64 * 1024 * 1024;

export function sendLine(socket: Socket, message: ControlRequest | ControlResponse): void {
  if (!socket.destroyed) socket.write(`${JSON.stringify(message)}\n`);
}

/**
 * Yields the socket's lines. The socket stays open when the reader stops. Throws if a line is longer than the limit.
 */
export async function* readLines(socket: Socket, limit: number): AsyncGenerator<string> {
  let rest = '';
  socket.setEncoding('utf8');
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if ([rest, ...lines].some((line) => line.length > limit))
      throw new RangeError(`Line of more than ${limit} characters`);
    yield* lines;
  }
}

/** Connects to the socket. Resolves with null if no process listens there any more. */
export function reach(address: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error) => {
      if (hasCode(error, 'ECONNREFUSED', 'ENOENT')) resolve(null);
      // The listener has just ended; a second try finds its successor.
      else if (hasCode(error, 'ECONNRESET')) resolve(reach(address));
      else reject(error);
    });
  });
}
