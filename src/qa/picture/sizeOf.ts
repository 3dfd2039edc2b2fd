import type { Picture } from './picture';
import type { FullScreen } from './useFullScreen';
import type { Zoom } from './useZoom';

/** Smaller than this nobody reads it. */
const READABLE = 0.7;

/** Returns how high a picture may be: what the head of the page leaves of the window, or its own tools of the screen. */
export function roomOf({ full }: Pick<FullScreen, 'full'>): string {
  return full ? 'calc(100vh - 8rem)' : 'clamp(24rem, 100vh - 21.5rem, 60rem)';
}

/** Returns how wide it is drawn, as a style: the browser works it out, so that it has its size before anything is measured. */
export function sizeOf({ width, height }: Picture, zoom: Zoom, screen: Pick<FullScreen, 'full'>): string {
  if (typeof zoom === 'number') return `${width * zoom}px`;
  const fit = `min(${width}px, 100%, (${roomOf(screen)} - 2px) * ${width / height})`;
  return zoom === 'fit' ? fit : `max(${fit}, ${width * READABLE}px)`;
}
