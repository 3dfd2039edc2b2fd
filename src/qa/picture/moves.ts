import type { Figure } from './figure';

/**
 * Returns where an arrow key leads in a picture: up and down through the rows, right to the target of a transition,
 * left back.
 */
export function moved(figure: Figure, from: string, key: string): string | undefined {
  const items = itemsOf(figure);
  const at = items.findIndex(({ name }) => name === from);
  const item = items[at];
  switch (key) {
    case 'ArrowDown':
      return items[at + 1]?.name;
    case 'ArrowUp':
      return items[at - 1]?.name;
    case 'ArrowRight':
      if (item?.name !== item?.box) return item?.target;
      return items.find(({ name, box }) => box === from && name !== from)?.name;
    case 'ArrowLeft':
      return (
        item && (item.name === item.box ? items.find(({ target }) => target === item.name)?.name : item.box)
      );
    case 'Home':
      return items[0]?.name;
    case 'End':
      return items.at(-1)?.name;
    default:
      return undefined;
  }
}

interface MovedItem {
  readonly name: string;
  readonly box: string;
  readonly target: string | undefined;
}

export function itemsOf(figure: Figure): MovedItem[] {
  return figure.boxes.flatMap(({ key, lines }) => [
    { name: key, box: key, target: undefined },
    ...lines.flatMap((line) =>
      line.role === 'edge' ? [{ name: line.edge, box: key, target: line.target }] : [],
    ),
  ]);
}
