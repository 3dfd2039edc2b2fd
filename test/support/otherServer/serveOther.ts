import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { answerTo } from './otherServer';
import type { Federation } from './federation';
import { seenIn } from './seenIn';

const client = path.resolve(__dirname, '../../../dist/client');
const api = '/dashboard/api/';
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface ServedOther {
  readonly url: string;
  /** All calls so far, as `POST /actions`. */
  readonly calls: readonly string[];
  stop(): Promise<void>;
}

/** Serves the double and the built client on a free port, as a web server would. */
export async function serveOther(federation: Federation): Promise<ServedOther> {
  const calls: string[] = [];
  const server = createServer((message, reply) => {
    const url = new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`);
    if (url.pathname === '/login') return sendToLogin(url, reply);
    if (url.pathname === '/startSSO') return void reply.writeHead(400).end();
    if (!url.pathname.startsWith(api)) return sendFile(url.pathname, reply);
    calls.push(`${message.method ?? 'GET'} ${url.pathname.slice(api.length - 1)}`);
    void answerMessage(federation, message, url, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `http://localhost:${address.port}`,
    calls,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answerMessage(
  federation: Federation,
  message: IncomingMessage,
  url: URL,
  reply: ServerResponse,
) {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
  const method = message.method ?? 'GET';
  const response = answerTo(federation, await seenIn(new Request(url, { method, headers, body })));
  reply.statusCode = response.status;
  reply.setHeaders(response.headers);
  reply.end(await response.text());
}

/** Begins a login at the service provider of SAML, which is not there. */
function sendToLogin({ searchParams }: URL, reply: ServerResponse): void {
  const back = `/startSSO?redirect_url=${searchParams.get('redirect_url') ?? '/'}`;
  const location = `/Shibboleth.sso/Login?target=${encodeURIComponent(back)}`;
  reply.writeHead(302, { location }).end();
}

/** Sends a file of the client, or the page for any other path. */
function sendFile(pathname: string, reply: ServerResponse): void {
  const wanted = path.join(client, path.normalize(pathname));
  const found = wanted.startsWith(client) && existsSync(wanted) && statSync(wanted).isFile();
  const file = found ? wanted : path.join(client, 'index.html');
  reply.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
  reply.end(readFileSync(file));
}
