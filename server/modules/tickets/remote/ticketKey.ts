/** Returns whether the key belongs to the project. Other issues that we can see are not tickets. */
export function isKeyOf(key: string, project: string): boolean {
  return /^[A-Z][A-Z0-9]*-[0-9]{1,15}$/.test(key) && key.startsWith(`${project}-`);
}

export function numberOf(key: string): number {
  return Number(key.replace(/^.*-/, ''));
}
