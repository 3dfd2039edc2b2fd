import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { isMac } from '../../lib/isMac';
import { useBrowser } from '../browser';
import { frontDialog } from '../frontDialog';
import { opened } from './opened';
import { focusSearch, focusSearchOnceThere } from './pageSearch';
import { readSingleKeys } from './singleKeys';

const typedIn = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/**
 * Hears the keys of the frame. Single characters are taken neither from somebody who types nor with other keys, and can be
 * turned off (WCAG 2.1.4); nothing is taken within a dialog.
 */
export function useKeys(): void {
  const navigate = useNavigate();
  const { cookie } = useBrowser();

  const toSearch = () => {
    if (focusSearch()) return;
    focusSearchOnceThere();
    void navigate('/apps/all');
  };
  const singles: Readonly<Record<string, () => void>> = { '/': toSearch, '?': () => opened.set('keys') };

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (event.defaultPrevented || event.isComposing || frontDialog()) return;
    const chord = (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;
    if (chord && key.toLowerCase() === 'k') {
      event.preventDefault();
      opened.set('palette');
      return;
    }
    const act = singles[key];
    const typing = target instanceof Element && target.closest(typedIn) !== null;
    if (!act || ctrlKey || metaKey || altKey || typing || !readSingleKeys(cookie())) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
