import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createServer as createTlsServer } from 'node:tls';
import { Refusal } from '../../platform/control/refusal';
import { Frames } from './frames';
import type { Receiver } from './receiver';
import { sendersIn } from './senders';
import type { ListenerConfig } from './settings';

const MOST_CONNECTIONS = 256;
const HANDSHAKE_MS = 10_000;
/** A sender that is cut off loses its next line, so only dead connections are closed. */
const IDLE_MS = 3_600_000;
/** Time limit for connections to end. */
const FAREWELL_MS = 1_000;

/**
 * Receives syslog over TCP, or over TLS, and passes its messages to the receiver. Throws Refusal if it cannot listen.
 */
export async function listen(config: ListenerConfig, receiver: Receiver) {
  const { host, port, tls } = config;
  const { counts } = receiver;
  const mayBeSender = sendersIn(config.senders);
  const sockets = new Set<Socket>();
  /** All connections, including those before the end of the TLS handshake. */
  const connections = new Set<Socket>();

  function serve(socket: Socket): void {
    const frames = new Frames();
    sockets.add(socket);
    socket.on('data', (piece: Buffer) => {
      receiver.take(frames.push(piece));
      // Stops reading, so that TCP makes the senders wait.
      if (receiver.isFull) for (const one of sockets) one.pause();
    });
    socket.on('end', () => receiver.take(frames.end()));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.setTimeout(IDLE_MS, () => receiver.isFull || socket.destroy());
    if (receiver.isFull) socket.pause();
  }

  const server: Server = tls
    ? createTlsServer(
        {
          ...tls,
          requestCert: tls.ca !== undefined,
          rejectUnauthorized: tls.ca !== undefined,
          handshakeTimeout: HANDSHAKE_MS,
          minVersion: 'TLSv1.2',
        },
        serve,
      )
    : createServer(serve);
  server.maxConnections = MOST_CONNECTIONS;
  server.prependListener('connection', (socket: Socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
    if (mayBeSender(socket.remoteAddress)) return;
    counts.add('senderRefused');
    socket.destroy();
  });
  server.on('drop', () => counts.add('connectionRefused'));
  server.on('tlsClientError', () => counts.add('tlsFailed'));
  receiver.whenRoom(() => {
    if (!receiver.isFull) for (const socket of sockets) socket.resume();
  });
  await listening(server, host, port);
  server.on('error', () => counts.add('connectionRefused'));

  return {
    port: portOf(server),
    /** Ends the connections and receives the data still on its way. */
    async stop(): Promise<void> {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.end();
      await Promise.race([closed, setTimeout(FAREWELL_MS, undefined, { ref: false })]);
      for (const socket of [...sockets, ...connections]) socket.destroy();
      await closed;
    },
  };
}

function listening(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Refusal(
          `F-TICKS cannot be taken at ${host}, port ${port} (${String(error.code)}). Check FTICKS_LISTEN.`,
        ),
      ),
    );
    server.listen({ host, port }, () => resolve());
  });
}

function portOf(server: Server): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
