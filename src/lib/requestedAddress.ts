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
  const requested = typeof state === 'object' && state !== null && 'asked' in state ? state.asked : undefined;
  return typeof requested === 'string' && requested.startsWith('/')
    ? requested
    : `${pathname}${search}${hash}`;
}
