interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/**
 * Path and query that the person asked for; `/404` gets them in its state, since the person was redirected to
 * it.
 */
export function requestedAddress({ pathname, search, hash, state }: Place): string {
  const asked = typeof state === 'object' && state !== null && 'asked' in state ? state.asked : undefined;
  return typeof asked === 'string' && asked.startsWith('/') ? asked : `${pathname}${search}${hash}`;
}
