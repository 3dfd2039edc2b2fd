import { userInfo } from 'node:os';

const LONGEST = 200;

/** Returns the name of the account that this process runs under, and of the one that became it, where `sudo` says so. */
export function account(environment: NodeJS.ProcessEnv = process.env): string {
  const own = ownName();
  const { SUDO_USER: before } = environment;
  return (before === undefined || before === own ? own : `${before} as ${own}`).slice(0, LONGEST);
}

/** In a container the account may have no name. */
function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
