/**
 * The address as a link may carry it, or nothing: only http and https, so that metadata cannot smuggle
 * `javascript:` or `data:` into a page. Surrounding blanks are dropped.
 */
export function safeLink(address: string | null | undefined): string | undefined {
  const trimmed = address?.trim();
  if (!trimmed) return undefined;
  try {
    const { protocol, href } = new URL(trimmed);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
