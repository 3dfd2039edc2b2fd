const NAMES = ['localhost', '127.0.0.1', '::1'];

/** Returns true if a host is this machine, so that nothing crosses a network. IPv6 addresses may have brackets. */
export function isLoopback(host: string): boolean {
  return NAMES.includes(host.replace(/^\[|\]$/g, ''));
}
