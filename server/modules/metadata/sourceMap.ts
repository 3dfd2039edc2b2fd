/** Registration authority → federation source (contract §1.10: `SURFconext`, `eduGAIN`, `Entree`); `*` = any other. */
export type SourceMap = Readonly<Record<string, string>>;

/** Source of what that authority has registered; empty, for the federation's own, where the map does not say (contract §3.3). */
export function sourceOf(sources: SourceMap, registrationAuthority: string | undefined): string {
  const named = registrationAuthority === undefined ? undefined : sources[registrationAuthority];
  return named ?? sources['*'] ?? '';
}
