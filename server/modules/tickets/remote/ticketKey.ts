/** Tells whether the key is one of the project. Whatever else we may see over there are no tickets. */
export function isKeyOf(key: string, project: string): boolean {
  return /^[A-Z][A-Z0-9]*-[0-9]{1,15}$/.test(key) && key.startsWith(`${project}-`);
}

export function numberOf(key: string): number {
  return Number(key.replace(/^.*-/, ''));
}
