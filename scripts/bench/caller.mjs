/** Calls what the pages call, as somebody who is logged in; from Node, without a browser. */
import { Agent, request } from 'node:http';
import { signIn } from './signIn.mjs';

/** Limits that no measurement meets. */
export const unlimited = Object.fromEntries(
  ['WRITES', 'READS', 'LOGINS'].map((what) => [`${what}_PER_MINUTE`, '100000']),
);

const typeOf = (body) =>
  body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json';

/**
 * Returns what calls the API of a server, over `sockets` connections that are kept, or over one for each call. `host` is what
 * people call the server, where that is not its address. A call takes a person, `{ cookie, institution }`, and a form or an
 * object as its body; `key` says that two calls are the same. It resolves when the answer has been read, with `{ status, ms,
 * bytes, etag, json }`; the status is 0 where no answer came in 30 seconds, or not all of it.
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

/** Logs in as somebody of the demonstration who has an institution; resolves with the person that calls take. */
export async function arrive(call, url, subject) {
  const person = { cookie: await signIn(url, subject) };
  const { payload } = (await call(person, 'GET', '/users/me')).json();
  return { ...person, institution: payload.currentIdp.id };
}
