import type { Server, Socket } from 'node:net';
import { type ControlRequest, readLines, REQUEST_LIMIT, sendLine } from './protocol';
import { Refusal } from './refusal';

/**
 * Runs one command. `by` is the name of the operator's account on this machine; `report` sends progress. Throws Refusal
 * with a message for the operator.
 */
export type Handler = (request: unknown, report: (progress: unknown) => void, by: string) => Promise<unknown>;
export type Handlers = Readonly<Record<string, Handler>>;

const REQUEST_WITHIN_MS = 10_000;

/** Answers every connection with the handlers. Requests wait until the handlers are there. */
export function serveConnections(
  server: Server,
  handlers: Promise<Handlers>,
  onDefect: (error: unknown) => void,
): void {
  server.on('connection', (socket) => {
    socket.on('error', () => socket.destroy());
    socket.setTimeout(REQUEST_WITHIN_MS, () => socket.destroy());
    respond(socket, handlers, onDefect)
      .catch((error: unknown) => {
        const refusal =
          error instanceof Refusal ? error.message : 'The server did not understand the command.';
        sendLine(socket, { refusal });
      })
      .finally(() => socket.end());
  });
}

async function respond(
  socket: Socket,
  handlers: Promise<Handlers>,
  onDefect: (error: unknown) => void,
): Promise<void> {
  const { value: line } = await readLines(socket, REQUEST_LIMIT).next();
  // A client that only checks for a listener sends nothing.
  if (typeof line !== 'string') return;
  socket.setTimeout(0);
  const { operation, request, by } = parseRequest(line);
  const handler = new Map(Object.entries(await handlers)).get(operation);
  if (!handler) throw new Refusal(`The server that is running does not know the command ${operation}.`);
  try {
    const result = await handler(request, (progress) => sendLine(socket, { progress }), by);
    sendLine(socket, { result: result ?? null });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    onDefect(error);
    throw new Refusal('The server could not do this; its log says why.');
  }
}

function parseRequest(line: string): ControlRequest {
  const parsed: unknown = JSON.parse(line);
  if (typeof parsed !== 'object' || parsed === null || !('operation' in parsed) || !('request' in parsed))
    throw new Refusal('The server did not understand the command.');
  const by = 'by' in parsed && typeof parsed.by === 'string' ? parsed.by : 'unknown';
  return { operation: String(parsed.operation), request: parsed.request, by };
}
