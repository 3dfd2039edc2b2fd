import type { Person } from '../contracts/domain/person';
import { namesInSession, ownSession } from '../lib/ownStorage';

const OWNER = 'owner';

/** Empties what the tab remembers of somebody else, whose login ended without a logout, before the page reads it. */
export function claimTab({ uid = '' }: Pick<Person, 'uid'>): void {
  try {
    const before = ownSession.getItem(OWNER);
    if (before !== null && before !== uid) namesInSession().forEach((name) => ownSession.removeItem(name));
    ownSession.setItem(OWNER, uid);
  } catch {
    // Without storage nothing is remembered.
  }
}
