import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, publicLookup } from '../../platform/http/publicAddress';
import type { LogoPicture } from '../../modules/federation/federation.module';
import { LARGEST_LOGO, readLogo } from '../../modules/metadata/metadata.module';

/** Addresses that may be connected to. */
export interface Reach {
  readonly lookup: LookupFunction;
  readonly allows: (url: URL) => boolean;
}

/** The public internet, on its usual ports. */
export const publicInternet: Reach = {
  lookup: publicLookup,
  allows: ({ hostname, port }) => {
    const address = hostname.replace(/^\[|\]$/g, '');
    return port === '' && (isIP(address) === 0 || isPublicAddress(address));
  },
};

const REDIRECTS = 3;
const TIMEOUT_MS = 10_000;

/** Fetches the picture at an address; checks every redirect like the first address. Throws if there is none. */
export async function fetchLogo(address: string, reach: Reach = publicInternet): Promise<LogoPicture> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = address;
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const response = await fetchOnce(new URL(url), reach, signal);
    if ('location' in response) {
      url = new URL(response.location, url).href;
      continue;
    }
    const picture = readLogo(response.bytes);
    if (!picture) throw new Error('it is not a picture that can be shown');
    return picture;
  }
  throw new Error(`it redirects more than ${REDIRECTS} times`);
}

type Answer = { readonly location: string } | { readonly bytes: Buffer };

function fetchOnce(url: URL, { lookup, allows }: Reach, signal: AbortSignal): Promise<Answer> {
  const { protocol, username, password } = url;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb || username !== '' || password !== '' || !allows(url))
    return Promise.reject(new Error(`${url.host} may not be asked`));
  const request = protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { agent: false, lookup, signal, headers: { accept: 'image/*' } },
      (response) => {
        const { statusCode = 0, headers } = response;
        const isMoved = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
        if (isMoved || statusCode !== 200) {
          response.destroy();
          if (isMoved) resolve({ location: headers.location ?? '' });
          else reject(new Error(`it is answered with status ${statusCode}`));
          return;
        }
        const pieces: Buffer[] = [];
        let length = 0;
        response.on('data', (piece: Buffer) => {
          pieces.push(piece);
          length += piece.length;
          if (length > LARGEST_LOGO) response.destroy(new Error(`it has more than ${LARGEST_LOGO} bytes`));
        });
        response.on('error', reject);
        response.on('end', () => resolve({ bytes: Buffer.concat(pieces) }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}
