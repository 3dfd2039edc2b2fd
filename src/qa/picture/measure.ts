import type { FigureBox, FigureLine } from './figure';

/**
 * Sizes in units of the picture (pixels at 100 %). No monospaced font has letters wider than 0.62 of its size, so that
 * a box that the build measures holds its text in every browser.
 */
export const size = { name: 12.5, text: 11, leading: 14, padding: 12, gap: 6 } as const;
const typewriter = 0.62;
const smallest = 204;
/** Distances from the edge of the box at which text begins. */
export const indent = { plain: 12, name: 30, edge: 12 } as const;

const heights: Readonly<Record<FigureLine['role'], number>> = {
  name: 20,
  about: 16,
  count: 16,
  invoke: 18,
  action: 16,
  trigger: 18,
  edge: 20,
};

export interface Measured {
  readonly width: number;
  /** Height of the box. */
  readonly height: number;
  /** Height above the box for the arrow at the initial state. */
  readonly above: number;
  /** Top and height of each line, measured from the top of the box. */
  readonly lines: readonly { readonly top: number; readonly height: number }[];
  /** Height of the lines about the state, above its transitions. */
  readonly head: number;
}

export function measure({ lines, initial }: FigureBox): Measured {
  let bottom: number = size.gap;
  let head = 0;
  const placed = lines.map((line) => {
    if (isTransition(line) && head === 0) {
      head = bottom + size.gap / 2;
      bottom = head + size.gap / 2;
    }
    const height = heightOf(line);
    const top = bottom;
    bottom += height;
    return { top, height };
  });
  const height = Math.ceil(bottom + size.gap);
  const width = Math.ceil(Math.max(smallest, ...lines.map(widthOf)) / 2) * 2;
  return { width, height, above: initial ? 18 : 0, lines: placed, head: head === 0 ? height : head };
}

function isTransition({ role }: FigureLine): boolean {
  return role === 'trigger' || role === 'edge';
}

function heightOf(line: FigureLine): number {
  if (line.role === 'edge' && line.actions !== '') return heights.edge + 13;
  if (line.role === 'about' && line.title !== '') return heights.about + size.leading;
  return heights[line.role];
}

function widthOf(line: FigureLine): number {
  switch (line.role) {
    case 'name':
      return indent.name + typed(line.text, size.name) + size.padding;
    case 'invoke':
      return indent.name + typed(line.invoked.name, size.text) + size.padding;
    case 'action':
      return indent.plain + typed(`${line.when} / ${line.text}`, size.text) + size.padding;
    case 'trigger':
      return indent.plain + typed(line.text, size.text) + size.padding;
    case 'edge':
      return (
        indent.edge + Math.max(typed(line.text, size.text), typed(line.actions, size.text)) + 2 * size.padding
      );
    default:
      return 0;
  }
}

const typed = (text: string, high: number) => text.length * high * typewriter;

/** Assumed width of a letter. The font of sentences is not known to the build, so that this is rather wide. */
const letter = 0.56 * size.text;

/** Wraps a sentence into at most `most` lines of this width. A sentence that is too long ends in an ellipsis. */
export function wrapped(text: string, width: number, most: number): string[] {
  const room = Math.floor(width / letter);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  const cut = shown.at(-1) ?? '';
  if (lines.length > most || cut.length > room)
    shown[shown.length - 1] = `${cut.slice(0, room - 1).trimEnd()}…`;
  return shown;
}
