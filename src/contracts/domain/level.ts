/**
 * Assurance levels are data `{uri, rank}`, compared by rank only: 1 < 1.5 < 2 < 3. A level URI ends in `loa` and the rank.
 */
export interface Level {
  readonly uri: string;
  readonly rank: number;
}

export function levelOf(uri: string): Level | undefined {
  const rank = /loa(\d+(?:\.\d+)?)$/i.exec(uri)?.[1];
  return rank === undefined ? undefined : { uri, rank: Number(rank) };
}

/** Returns the levels, lowest first, without URIs that name none. */
export function levelsOf(uris: readonly string[]): Level[] {
  return uris.flatMap((uri) => levelOf(uri) ?? []).sort((a, b) => a.rank - b.rank);
}
