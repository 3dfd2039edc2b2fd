/** Registration authority → federation source, such as `eduGAIN`; `*` = any other. */
export type SourceMap = Readonly<Record<string, string>>;

/** Returns the source of entities of this authority; empty, for the federation itself, if the map does not name it. */
export function sourceOf(sources: SourceMap, registrationAuthority: string | undefined): string {
  const named = registrationAuthority === undefined ? undefined : sources[registrationAuthority];
  return named ?? sources['*'] ?? '';
}
