import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns the values of a header as Shibboleth writes them: UTF-8, values parted by semicolons, a semicolon within one after
 * a backslash. Node reads header values byte by byte.
 */
export function headerValues(headers: IncomingHttpHeaders, name: string): string[] {
  const header = headers[name.toLowerCase()];
  const bytes = Array.isArray(header) ? header.join(';') : (header ?? '');
  const text = Buffer.from(bytes, 'latin1').toString('utf8');
  return text
    .split(/(?<!\\);/)
    .map((value) => value.replaceAll('\\;', ';').trim())
    .filter((value) => value !== '');
}
