import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../ui/Segmented';
import type { Marks } from '../marks';
import { wordsOf } from '../words';
import { Drawing } from './Drawing';
import type { Figure } from './figure';
import styles from './FigureView.module.css';
import type { Handling } from './Item';
import { measure } from './measure';
import { itemsOf, moved } from './moves';
import type { Picture } from './picture';
import { usePicture } from './usePicture';

export interface FigureViewProps {
  readonly figure: Figure;
  /** What the picture shows, for who cannot see it; says where the same stands as text. */
  readonly label: string;
  /** Name of a box or transition; absent: nothing. */
  readonly selected: string | undefined;
  readonly onSelect: (name: string) => void;
  readonly marks?: Marks | undefined;
  readonly legend: ReactNode;
}

/** A picture that scrolls in a region of its own, with one selection, by pointer and keyboard. */
export function FigureView({ figure, label, selected, onSelect, marks, legend }: FigureViewProps) {
  const intl = useIntl();
  const picture = usePicture(figure);
  const region = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<'full' | 'fit'>('full');
  const [focused, setFocused] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  const words = useMemo(() => wordsOf(intl), [intl]);
  const select = useRef(onSelect);
  const current = useRef(figure);
  const names = useMemo(() => new Set(itemsOf(figure).map(({ name }) => name)), [figure]);
  const reachable = [focused, selected, figure.boxes[0]?.key].find(
    (name) => name !== undefined && names.has(name),
  );
  const [handling] = useState<Handling>(() => ({
    onSelect: (name) => select.current(name),
    onFocus: setFocused,
    onHover: setHovered,
    onMove: (name, key) => {
      const to = moved(current.current, name, key);
      const items = [...(region.current?.querySelectorAll<SVGGElement>('[data-name]') ?? [])];
      items.find((item) => item.dataset.name === to)?.focus();
      return to !== undefined;
    },
  }));

  useEffect(() => {
    select.current = onSelect;
    current.current = figure;
  });

  const now = marks?.now;
  const seen = useRef<{ readonly selected: string | undefined; readonly now: string | undefined }>(undefined);
  useEffect(() => {
    if (!region.current || !picture) return;
    const { current: before } = seen;
    seen.current = { selected, now };
    // What is selected matters more, until the machine goes on.
    const goesOn = before !== undefined && before.selected === selected && before.now !== now;
    const first = figure.boxes.find(({ initial }) => initial)?.key;
    const shown = (goesOn ? now : selected) ?? now ?? first;
    if (shown !== undefined) reveal(region.current, figure, picture, shown);
  }, [figure, picture, selected, now, zoom]);

  return (
    <div className={styles.figure}>
      <div className={styles.tools}>
        {legend}
        <Segmented
          small
          label={intl.formatMessage({ id: 'qa.picture.zoom' })}
          options={[
            { value: 'full', label: intl.formatMessage({ id: 'qa.picture.full' }) },
            { value: 'fit', label: intl.formatMessage({ id: 'qa.picture.fit' }) },
          ]}
          value={zoom}
          onChange={setZoom}
        />
      </div>
      <div className={styles.region} data-zoom={zoom} ref={region} role="region" aria-label={label}>
        {picture && (
          <svg
            viewBox={`0 0 ${picture.width} ${picture.height}`}
            width={picture.width}
            height={picture.height}
            role="presentation"
          >
            <Drawing {...{ figure, picture, words, marks, selected, reachable, hovered, handling }} />
          </svg>
        )}
      </div>
    </div>
  );
}

/** Scrolls the region, and only it, until the box of what is selected is in sight. */
function reveal(region: HTMLElement, figure: Figure, picture: Picture, selected: string): void {
  const box = itemsOf(figure).find(({ name }) => name === selected)?.box;
  const place = box === undefined ? undefined : picture.boxes[box];
  const shape = figure.boxes.find(({ key }) => key === box);
  const drawn = region.firstElementChild?.getBoundingClientRect();
  if (!place || !shape || !drawn) return;
  const scale = drawn.width / picture.width;
  const { width, height } = measure(shape);
  region.scrollLeft = shifted(region.scrollLeft, region.clientWidth, place.x * scale, width * scale);
  region.scrollTop = shifted(region.scrollTop, region.clientHeight, place.y * scale, height * scale);
}

function shifted(from: number, room: number, start: number, length: number): number {
  const margin = 24;
  if (start - margin < from) return Math.max(0, start - margin);
  if (start + length + margin > from + room) return Math.min(start - margin, start + length + margin - room);
  return from;
}
