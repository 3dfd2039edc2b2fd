/** Address of a login that comes back to `back`, a whole address; with at least this rank where one is asked for. */
export function loginFor(back: string, level?: number): string {
  return `/login?${new URLSearchParams({ redirect_url: back, ...(level && { loa: String(level) }) })}`;
}
