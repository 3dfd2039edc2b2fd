/** Registration authority → federation source (`SURFconext`, `eduGAIN` or `Entree` for the wire); `*` = any other. */
export type SourceMap = Readonly<Record<string, string>>;

/** Source of what that authority has registered; empty, for the federation's own, where the map does not say. */
export function sourceOf(sources: SourceMap, registrationAuthority: string | undefined): string {
  const named = registrationAuthority === undefined ? undefined : sources[registrationAuthority];
  return named ?? sources['*'] ?? '';
}
