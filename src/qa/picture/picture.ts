/** The layout of a figure, in pixels at 100 %. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly boxes: Readonly<Record<string, Place>>;
  /** Corners of each line from its source to its target, by the key of its transition. */
  readonly wires: Readonly<Record<string, readonly Point[]>>;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export type Point = readonly [x: number, y: number];
