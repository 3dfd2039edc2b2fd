import { useEffect, useEffectEvent } from 'react';
import { isMac } from '../../../lib/isMac';
import { useBrowser } from '../../../pages/browser';
import { frontDialog } from '../../frame/frontDialog';
import { opened, type Opened } from '../opened';
import { focusSearch } from '../pageSearch';
import { readSingleKeys } from './singleKeys';

const singles: Readonly<Record<string, Opened>> = { '/': 'search', '?': 'keys' };
const typedIn = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/**
 * Handles the keys of the frame. Single characters are ignored while the person types or holds a modifier,
 * and can be turned off (WCAG 2.1.4); all are ignored within a dialog.
 */
export function useKeys(): void {
  const { cookie } = useBrowser();

  const requestedBy = (event: KeyboardEvent): Opened => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (event.defaultPrevented || event.isComposing || frontDialog()) return undefined;
    const chord = (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;
    if (chord) return key.toLowerCase() === 'k' ? 'palette' : undefined;
    const typing = target instanceof Element && target.closest(typedIn) !== null;
    const single = !ctrlKey && !metaKey && !altKey && !typing && readSingleKeys(cookie());
    return single ? singles[key] : undefined;
  };

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const requested = requestedBy(event);
    if (!requested) return;
    event.preventDefault();
    // What is typed next belongs to the search, so that it cannot wait for the code of the dialogs.
    if (requested !== 'search' || !focusSearch()) opened.set(requested);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
