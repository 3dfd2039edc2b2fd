/** Registration authority → federation source (contract §1.10: `SURFconext`, `eduGAIN`, `Entree`); `*` = any other. */
export type SourceMap = Readonly<Record<string, string>>;

/** The contract's default (contract §3.3, interfedSource): the federation's own. */
const OWN = 'SURFconext';

export function sourceOf(sources: SourceMap, registrationAuthority: string | undefined): string {
  const named = registrationAuthority === undefined ? undefined : sources[registrationAuthority];
  return named ?? sources['*'] ?? OWN;
}
