import type { Overlay } from '../extending/extension';
import { changeSetsOverlay } from './changeSets/changeSets.overlay';
import { watchingOverlay } from './watching/watching.overlay';
import { wishesOverlay } from './wishes/wishes.overlay';

/** What extensions bring to dialogs and to the palette. */
export const overlays: readonly Overlay[] = [changeSetsOverlay, watchingOverlay, wishesOverlay];
