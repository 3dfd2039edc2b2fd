import { Value } from 'typebox/value';
import { envelope } from '../../../../src/contracts/wire/common';
import { SeenCaller } from '../../../../src/contracts/wire/checks';
import { no, notSet, whyNoAnswer, yes, type Check, type Verdict } from '../../../platform/check';
import { isLoopback } from '../../../platform/config/isLoopback';
import type { Watched } from '../../../platform/module';
import { CALLER_PATH } from './caller.routes';

const TIMEOUT_MS = 10_000;
/** An address for documents (RFC 5737), which no caller has. */
const INVENTED = '192.0.2.1';

/** Makes the checks of what is in front of the server. They call `PUBLIC_URL`, as people do. */
export function proxyChecks(
  { config: { publicUrl, mode, trustProxy } }: Watched,
  call: typeof fetch = fetch,
): Check[] {
  const { protocol, hostname } = new URL(publicUrl);
  const isHere = protocol === 'http:' && isLoopback(hostname);
  // Where proxies are counted, one that passes on what a caller says lets callers invent addresses. Where networks are
  // trusted, this machine may be in one of them.
  const isCounted = trustProxy?.(INVENTED, 0) === true;

  const request = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    call(publicUrl + path, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  const check = (subject: string, judge: () => Promise<Verdict>): Check => ({
    subject,
    async ask() {
      if (isHere && mode === 'demo') return notSet('The demonstration has no proxy in front.');
      if (isHere)
        return no(
          `PUBLIC_URL is ${publicUrl}, an address of this machine alone.`,
          'Set it to the https address that people use.',
        );
      try {
        return await judge();
      } catch (error) {
        return no(
          `${publicUrl} does not answer this machine: ${whyNoAnswer(error)}.`,
          'Check PUBLIC_URL, the proxy, and whether this machine reaches it.',
        );
      }
    },
  });

  return [
    check('internal addresses', async () => {
      const response = await request('/internal/ready');
      return response.ok || response.status === 503
        ? no(
            `${publicUrl}/internal/ready answers ${response.status}, so anyone sees the state of the server.`,
            'Let the proxy answer 404 for /internal/ (docs/PROXIES.md).',
          )
        : yes(`${publicUrl}/internal/ready answers ${response.status}.`);
    }),
    check('proxy', async () => {
      const response = await request(CALLER_PATH, isCounted ? { 'x-forwarded-for': INVENTED } : {});
      const body: unknown = await response.json().catch(() => undefined);
      if (!response.ok || !Value.Check(envelope(SeenCaller), body))
        return no(
          `${publicUrl}${CALLER_PATH} answers ${response.status}, and not as this server does.`,
          'Check PUBLIC_URL, and where the proxy passes calls on to.',
        );
      return callerVerdict(body.payload, protocol);
    }),
  ];
}

function callerVerdict({ address, protocol, forwarded }: SeenCaller, wanted: string): Verdict {
  if (`${protocol}:` !== wanted)
    return no(
      `The server sees ${protocol} and not ${wanted.slice(0, -1)}.`,
      'Let the proxy set X-Forwarded-Proto, and set TRUST_PROXY (docs/PROXIES.md).',
    );
  if (address === INVENTED)
    return no(
      'The server takes an address that a caller has invented.',
      'Let the proxy set X-Forwarded-For, and set TRUST_PROXY to the number of proxies.',
    );
  if (!forwarded)
    return no(
      `The server sees ${address}, the address of the proxy, so all callers count as one.`,
      'Let the proxy set X-Forwarded-For, and set TRUST_PROXY (docs/PROXIES.md).',
    );
  return yes(`The server sees ${wanted.slice(0, -1)}, and ${address} as the address of this machine.`);
}
