export interface Size {
  readonly width: number;
  readonly height: number;
}

/** No browser draws on a larger canvas. */
const longestSide = 16_384;

/** Twice as many pixels as on the screen, or fewer if a side would be too long. */
export function pixelsPerUnit({ width, height }: Size): number {
  return Math.min(2, longestSide / width, longestSide / height);
}
