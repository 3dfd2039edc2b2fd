import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { whyNoAnswer } from '../../platform/check';
import { find } from '../../platform/control/program';
import { Refusal } from '../../platform/control/refusal';
import { fetchFrom } from '../../platform/telemetry/spans';
import { unpacked } from './reading/gzip';
import { MetadataError } from './reading/metadataError';

export type ImportSource =
  { readonly kind: 'file'; readonly path: string } | { readonly kind: 'url'; readonly url: string };

/** Version headers of a server, for a conditional request. */
export interface Version {
  readonly etag?: string;
  readonly lastModified?: string;
}

export interface OpenSource {
  /** Name of the source in messages. */
  readonly name: string;
  readonly totalBytes: number | undefined;
  /** The contents; unpacked if they were gzipped. */
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly version: Version;
  /** SHA-256 of the file, hex, if the contents were made from it; absent: it is that of the contents. */
  readonly sha256?: string;
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

/** Returns the source that an operator names: an address, or a file below one of the folders. Throws Refusal. */
export function sourceIn(text: string, folders: readonly string[]): ImportSource {
  try {
    const source = importSource(text);
    return source.kind === 'file' ? { ...source, path: find(source.path, folders) } : source;
  } catch (error) {
    throw error instanceof MetadataError ? new Refusal(error.message) : error;
  }
}

function httpsOnly(address: string, name: string): string {
  if (URL.canParse(address) && new URL(address).protocol === 'https:') return new URL(address).href;
  throw new MetadataError(name, 0, `${address} is not an address that begins with https://`);
}

/**
 * Opens the source. Stores nothing on disk. Returns undefined if a server says that the known version is still current.
 * Throws MetadataError.
 */
export async function openSource(
  source: ImportSource,
  fetchUrl: Fetch = fetchFrom('feed'),
  known: Version = {},
): Promise<OpenSource | undefined> {
  const opened = await (source.kind === 'file'
    ? openFile(source.path)
    : openUrl(source.url, fetchUrl, known));
  return opened && { ...opened, chunks: unpacked(opened.chunks, opened.name) };
}

async function openFile(file: string): Promise<OpenSource> {
  const name = path.basename(file);
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new MetadataError(file, 0, error.code === 'ENOENT' ? 'the file does not exist' : error.message);
  });
  if (!found.isFile()) throw new MetadataError(file, 0, 'this is not a file');
  const totalBytes = file.endsWith('.gz') ? undefined : found.size;
  return { name, totalBytes, chunks: createReadStream(file), version: {} };
}

async function openUrl(address: string, fetchUrl: Fetch, known: Version): Promise<OpenSource | undefined> {
  let url = httpsOnly(address, address);
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const response = await fetchSource(url, fetchUrl, address, known);
    const location = response.headers.get('location');
    if (response.status === 304) return undefined;
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      url = httpsOnly(new URL(location, url).href, address);
      continue;
    }
    if (!response.ok || response.body === null) {
      throw new MetadataError(address, 0, `the server answered with status ${response.status}`);
    }
    return asSource(address, response, response.body);
  }
  throw new MetadataError(address, 0, `it redirects more than ${REDIRECTS} times`);
}

function asSource(name: string, { headers }: Response, chunks: AsyncIterable<Uint8Array>): OpenSource {
  const length = Number(headers.get('content-length'));
  const plain = headers.get('content-encoding') === null && !/gzip/.test(headers.get('content-type') ?? '');
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
  return {
    name,
    totalBytes: plain && length > 0 ? length : undefined,
    chunks,
    version: { ...(etag && { etag }), ...(lastModified && { lastModified }) },
  };
}

async function fetchSource(
  url: string,
  fetchUrl: Fetch,
  name: string,
  { etag, lastModified }: Version,
): Promise<Response> {
  const headers = {
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
  try {
    return await fetchUrl(url, { redirect: 'manual', headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new MetadataError(name, 0, `it cannot be fetched: ${whyNoAnswer(error)}`);
  }
}
