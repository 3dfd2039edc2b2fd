import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '../../../../src/contracts/wire/common';

/** Statuses of requests that Node's parser rejects, by error code; all others get 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a connection whose first lines are not a valid request, in the same form as any other error. */
export function respondUnread(headers: Readonly<Record<string, string>>) {
  return ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = STATUSES[code] ?? 400;
    const title = STATUS_CODES[status] ?? '';
    const requestId = randomUUID();
    const problem: Problem = { type: 'about:blank', title, status, requestId };
    const body = JSON.stringify(problem);
    const all = {
      ...headers,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': 'application/problem+json',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${title}`, ...lines, '', body].join('\r\n'));
  };
}
