import type { Picture } from './picture';
import type { FullScreen } from './useFullScreen';
import type { Zoom } from './useZoom';

/** Smallest scale at which people can read the text. */
const READABLE = 0.7;

/**
 * Returns the greatest height of a picture as a CSS length: the window without the head of the page, or the screen
 * without the tools of the picture.
 */
export function roomOf({ full }: Pick<FullScreen, 'full'>): string {
  return full ? 'calc(100vh - 8rem)' : 'clamp(24rem, 100vh - 21.5rem, 60rem)';
}

/**
 * Returns the width of a picture as a CSS length. The browser computes it, so that the picture has its size before it
 * is measured.
 */
export function sizeOf({ width, height }: Picture, zoom: Zoom, screen: Pick<FullScreen, 'full'>): string {
  if (typeof zoom === 'number') return `${width * zoom}px`;
  const fit = `min(${width}px, 100%, (${roomOf(screen)} - 2px) * ${width / height})`;
  return zoom === 'fit' ? fit : `max(${fit}, ${width * READABLE}px)`;
}
