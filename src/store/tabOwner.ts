import type { Person } from '../contracts/domain/person';
import { namesInSession, ownSession } from '../lib/ownStorage';

const OWNER = 'owner';

/** Empties what the tab remembers of another person, whose login ended without a logout, before the page reads it. */
export function claimTab({ uid = '' }: Pick<Person, 'uid'>): void {
  try {
    const before = ownSession.getItem(OWNER);
    // The visualiser follows a tab in which a tester logs in as another person; what it keeps is about no one.
    const names = before === null || before === uid ? [] : namesInSession();
    for (const name of names) if (!name.startsWith('qa.')) ownSession.removeItem(name);
    ownSession.setItem(OWNER, uid);
  } catch {
    // Without storage nothing is remembered.
  }
}
