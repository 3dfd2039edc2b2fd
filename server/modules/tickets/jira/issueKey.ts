/**
 * Tells whether the key is one of the project; another project's issues are nobody's tickets, even where we may see them.
 */
export function isOfProject(key: string, project: string): boolean {
  return /^[A-Z][A-Z0-9]*-[0-9]{1,15}$/.test(key) && key.startsWith(`${project}-`);
}

export function numberOf(key: string): number {
  return Number(key.replace(/^.*-/, ''));
}
