/** Makes the calls of the pages as a logged-in person; from Node, without a browser. */
import { Agent, request } from 'node:http';
import { signIn } from './signIn.mjs';

/** Limits that no measurement meets. */
export const unlimited = Object.fromEntries(
  ['WRITES', 'READS', 'LOGINS'].map((what) => [`${what}_PER_MINUTE`, '100000']),
);

const typeOf = (body) =>
  body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json';

/**
 * Returns a function that calls the API of a server, over `sockets` kept connections, or over a new one for
 * each call. `host` is the server's public name, if it differs from its address. A call takes a person, `{
 * cookie, institution }`, and a form or an object as its body; calls with the same `key` are the same
 * request. It resolves when the answer has been read, with `{ status, ms, bytes, etag, json }`; the status is
 * 0 if no complete answer came in 30 seconds.
 */
export function callerOf(url, { sockets, host } = {}) {
  const agent = sockets === undefined ? false : new Agent({ keepAlive: true, maxSockets: sockets });
  return function call({ cookie, institution }, method, place, { body, key, headers = {} } = {}) {
    const begun = performance.now();
    return new Promise((resolve) => {
      const none = () => resolve({ status: 0, ms: performance.now() - begun });
      const asked = request(
        new URL(`/dashboard/api${place}`, url),
        {
          method,
          agent,
          timeout: 30_000,
          headers: {
            cookie,
            'sec-fetch-site': 'same-origin',
            ...(host && { host }),
            ...(institution && { 'x-idp-entity-id': institution }),
            ...(key && { 'idempotency-key': key }),
            ...(body && { 'content-type': typeOf(body) }),
            ...headers,
          },
        },
        (answer) => {
          const chunks = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('error', none);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode,
              ms: performance.now() - begun,
              bytes: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
              etag: answer.headers.etag,
              json: () => JSON.parse(Buffer.concat(chunks).toString() || 'null'),
            }),
          );
        },
      );
      asked.on('timeout', () => asked.destroy());
      asked.on('error', none);
      asked.end(body && (body instanceof URLSearchParams ? body.toString() : JSON.stringify(body)));
    });
  };
}

/**
 * Logs in as a person of the demonstration who has an institution; resolves with the person that calls take, and the
 * institution's data as `home`.
 */
export async function arrive(call, url, subject) {
  const person = { cookie: await signIn(url, subject) };
  const { payload } = (await call(person, 'GET', '/users/me')).json();
  return { ...person, institution: payload.currentIdp.id, home: payload.currentIdp };
}
