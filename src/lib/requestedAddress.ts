interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/** Path and query that somebody asked for; `/404` knows it by its state, since they were sent there from it. */
export function requestedAddress({ pathname, search, hash, state }: Place): string {
  const asked = typeof state === 'object' && state !== null && 'asked' in state ? state.asked : undefined;
  return typeof asked === 'string' && asked.startsWith('/') ? asked : `${pathname}${search}${hash}`;
}
