import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { MetadataError } from './metadataError';

export type ImportSource =
  { readonly kind: 'file'; readonly path: string } | { readonly kind: 'url'; readonly url: string };

export interface OpenSource {
  /** How messages call it. */
  readonly name: string;
  readonly totalBytes: number | undefined;
  readonly chunks: AsyncIterable<Uint8Array>;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const REDIRECTS = 3;
const TIMEOUT_MS = 120_000;

/** Checks a source: a path, or an address that begins with https. Throws MetadataError for any other address. */
export function importSource(text: string): ImportSource {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return { kind: 'file', path: text };
  const url = httpsOnly(text, text);
  return { kind: 'url', url };
}

function httpsOnly(address: string, name: string): string {
  if (URL.canParse(address) && new URL(address).protocol === 'https:') return new URL(address).href;
  throw new MetadataError(name, 0, `${address} is not an address that begins with https://`);
}

/** Opens the source. Nothing is kept on disk; the pieces go straight to the parser. */
export async function openSource(source: ImportSource, fetchFrom: Fetch = fetch): Promise<OpenSource> {
  return source.kind === 'file' ? openFile(source.path) : openUrl(source.url, fetchFrom);
}

async function openFile(file: string): Promise<OpenSource> {
  const name = path.basename(file);
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new MetadataError(file, 0, error.code === 'ENOENT' ? 'there is no such file' : error.message);
  });
  if (!found.isFile()) throw new MetadataError(file, 0, 'this is not a file');
  return { name, totalBytes: found.size, chunks: createReadStream(file) };
}

async function openUrl(address: string, fetchFrom: Fetch): Promise<OpenSource> {
  let url = httpsOnly(address, address);
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const response = await ask(url, fetchFrom, address);
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      url = httpsOnly(new URL(location, url).href, address);
      continue;
    }
    if (!response.ok || response.body === null) {
      throw new MetadataError(address, 0, `the server answered with status ${response.status}`);
    }
    const length = Number(response.headers.get('content-length'));
    const plain = response.headers.get('content-encoding') === null;
    return { name: address, totalBytes: plain && length > 0 ? length : undefined, chunks: response.body };
  }
  throw new MetadataError(address, 0, `it redirects more than ${REDIRECTS} times`);
}

async function ask(url: string, fetchFrom: Fetch, name: string): Promise<Response> {
  try {
    return await fetchFrom(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new MetadataError(
      name,
      0,
      `it cannot be fetched: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
  }
}
