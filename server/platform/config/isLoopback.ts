const NAMES = ['localhost', '127.0.0.1', '::1'];

/** Tells whether a host is this machine, so that nobody listens on the way; an IPv6 address with brackets or without. */
export function isLoopback(host: string): boolean {
  return NAMES.includes(host.replace(/^\[|\]$/g, ''));
}
