import type { Marks } from '../marks';
import { markOf, weightOf } from '../marks';
import type { ChartText } from '../chartText';
import { BoxView } from './BoxView';
import type { Figure } from './figure';
import type { Handling } from './Item';
import { itemsOf } from './moves';
import type { Picture } from './picture';
import { Wire } from './Wire';
import styles from './Drawing.module.css';

export interface DrawingProps {
  readonly figure: Figure;
  readonly picture: Picture;
  readonly chartText: ChartText;
  readonly marks?: Marks | undefined;
  /** Name of the selected box or transition. */
  readonly selected?: string | undefined;
  readonly reachable?: string | undefined;
  /** Name of the box or transition under the pointer, whose lines are emphasised. */
  readonly hovered?: string | undefined;
  readonly handling?: Handling | undefined;
}

/** Draws a figure in its layout, with boxes above lines; the same for the page and for a document. */
export function Drawing(props: DrawingProps) {
  const { figure, picture, chartText, marks, selected, reachable, hovered, handling } = props;
  const items = itemsOf(figure);
  const boxOf = (name: string | undefined) => items.find((item) => item.name === name)?.box;
  const wires = items.flatMap(({ name, box, target }) => {
    const points = picture.wires[name];
    if (!points) return [];
    const isSelected = selected === name;
    const lit =
      [name, box, target].includes(hovered) || (selected !== undefined && [box, target].includes(selected));
    const mark = markOf(marks, name);
    return [{ name, points, isSelected, lit, mark, weight: isSelected ? 3 : lit ? 2 : weightOf(mark) }];
  });
  return (
    <g className={styles.drawing} data-still={handling ? undefined : true}>
      {wires
        .sort((a, b) => a.weight - b.weight)
        .map(({ name, points, isSelected, lit, mark }) => (
          <Wire
            key={name}
            {...{ points, mark, lit }}
            selected={isSelected}
            onClick={handling && (() => handling.onSelect(name))}
          />
        ))}
      {figure.boxes.map((box) => (
        <BoxView
          key={box.key}
          box={box}
          place={picture.boxes[box.key] ?? nowhere}
          {...{ chartText, marks, handling }}
          selected={boxOf(selected) === box.key ? selected : undefined}
          reachable={boxOf(reachable) === box.key ? reachable : undefined}
        />
      ))}
    </g>
  );
}

const nowhere = { x: 0, y: 0 };
