import type { FigureBox, FigureLine } from './figure';

/**
 * Sizes in units of the picture (pixels at 100 %). Names stand in the typewriter face, none of whose faces is wider
 * than 0.62 of its size: so a box that is measured when building fits wherever it is drawn.
 */
export const size = { name: 12.5, text: 11, padding: 12, gap: 6 } as const;
const typewriter = 0.62;
const smallest = 168;
/** Where the text of a transition begins, seen from the edge of the box. */
export const indent = { plain: 12, name: 30, edge: 12 } as const;

const heights: Readonly<Record<FigureLine['role'], number>> = {
  name: 20,
  kind: 16,
  title: 16,
  count: 16,
  invoke: 18,
  action: 16,
  trigger: 18,
  edge: 20,
};

export interface Measured {
  readonly width: number;
  /** Of the box alone. */
  readonly height: number;
  /** Room over the box, for the arrow that marks where the machine starts. */
  readonly above: number;
  /** Upper edge and height of each line, from the upper edge of the box. */
  readonly lines: readonly { readonly top: number; readonly height: number }[];
  /** Where what is said about the state ends and its transitions begin. */
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
  return heights[line.role] + (line.role === 'edge' && line.actions !== '' ? 13 : 0);
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

/** As much of a sentence as fits into so much width; its letters are not all of one width, so with some to spare. */
export function fitting(text: string, width: number, high: number = size.text): string {
  const most = Math.floor(width / (high * 0.56));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
