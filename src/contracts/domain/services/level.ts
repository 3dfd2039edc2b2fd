/**
 * Assurance levels are data `{uri, rank}`, compared by rank only: 1 < 1.5 < 2 < 3. The installation configures the rank
 * of a level. Without configuration, a URI that ends in `loa` and a number has that number, and any other level is
 * below all.
 */
export interface Level {
  readonly uri: string;
  readonly rank: number;
}

/** A level with the installation's names, by language. */
export interface NamedLevel extends Level {
  readonly labels?: Readonly<Record<string, string>>;
  /** A short label for narrow places; absent: the rank is the label. */
  readonly short?: Readonly<Record<string, string>>;
}

/** Returns the level that its URI itself implies. */
export function levelOf(uri: string): Level | undefined {
  const rank = /loa(\d+(?:\.\d+)?)$/i.exec(uri)?.[1];
  return rank === undefined ? undefined : { uri, rank: Number(rank) };
}

/** Returns the levels, lowest first, without URIs of unknown levels. */
export function levelsOf(uris: readonly string[]): Level[] {
  return uris.flatMap((uri) => levelOf(uri) ?? []).sort((a, b) => a.rank - b.rank);
}

/** Returns the rank of a level among those of an installation; 0 for an unknown or absent one. */
export function rankIn(levels: readonly Level[], uri: string): number {
  return levels.find((level) => level.uri === uri)?.rank ?? levelOf(uri)?.rank ?? 0;
}

/** Returns the levels of the lowest sufficient rank, in their order; of the highest if none is sufficient. */
export function enoughOf<Known extends Level>(levels: readonly Known[], rank: number): readonly Known[] {
  const enough = enoughRank(levels, rank);
  return levels.filter((level) => level.rank === enough);
}

/**
 * Returns the rank to request if this one is needed, by the levels of the installation, lowest first: no login can have
 * a rank above the highest level.
 */
export function enoughRank(levels: readonly Level[], rank: number): number {
  return (levels.find((level) => level.rank >= rank) ?? levels.at(-1))?.rank ?? rank;
}
