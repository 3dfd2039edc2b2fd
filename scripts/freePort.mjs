/** Finds ports for servers that a run starts. */
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections that go out: one of those may be taken again before the server
 * listens on it.
 */
const PORTS = { from: 20_000, count: 10_000 };

/** Resolves with a port on which nothing listens. */
export async function freePort() {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
    const isFree = await new Promise((resolve, reject) => {
      const server = createServer().once('error', (error) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
