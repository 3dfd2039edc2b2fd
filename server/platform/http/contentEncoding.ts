/** Encodings in which the catalogue can be sent, smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Returns the first offered encoding that `Accept-Encoding` allows (RFC 9110 §12.5.3), or `identity` without the
 * header.
 */
export function chooseEncoding(
  accepted: string | undefined,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding {
  const qualities = new Map(
    (accepted ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(quality)] as const;
    }),
  );
  const allows = (name: string) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0;
  return offered.find(allows) ?? 'identity';
}

/** Returns true if `If-None-Match` contains the tag. A proxy may have made it weak (RFC 9110 §13.1.2). */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
