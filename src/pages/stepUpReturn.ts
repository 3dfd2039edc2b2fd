/** A login came back without the requested level: the history's entry has this name. */
const UNMET = 'stepUpUnmet';

export function rememberUnmet(state: unknown): object {
  return { ...(typeof state === 'object' && state), [UNMET]: true };
}

export function isUnmet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && UNMET in state;
}
