import { userInfo } from 'node:os';

/** Returns the name of the account that runs this process. In a container it may have no name. */
export function account(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
