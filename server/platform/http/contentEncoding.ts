/** Forms in which the catalogue can be sent, the smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the first form on offer that `Accept-Encoding` allows (RFC 9110 §12.5.3); without the header the text itself. */
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

/** Tells whether `If-None-Match` names the tag; a proxy may have weakened it (RFC 9110 §13.1.2). */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
