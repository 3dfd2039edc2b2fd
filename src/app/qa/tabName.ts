import { ownSession } from '../../lib/ownStorage';

const KEY = 'qa.tab';

/**
 * Takes a name for this tab that survives loading other pages. It is stored only between two pages, so that a
 * copy of the tab gets its own name.
 */
export function takeTabName(): string {
  try {
    const stored = ownSession.getItem(KEY);
    ownSession.removeItem(KEY);
    if (stored && /^[0-9a-f]{16}$/.test(stored)) return stored;
  } catch {
    // Without storage, the name lasts as long as the page.
  }
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function leaveTabName(name: string): void {
  try {
    ownSession.setItem(KEY, name);
  } catch {
    // Without storage, the name lasts as long as the page.
  }
}
