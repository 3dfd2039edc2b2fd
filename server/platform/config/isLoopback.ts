const NAMES = ['localhost', '127.0.0.1', '::1'];

/** Tells whether a host is this machine itself, so that nothing crosses a network. IPv6 addresses may have brackets. */
export function isLoopback(host: string): boolean {
  return NAMES.includes(host.replace(/^\[|\]$/g, ''));
}
