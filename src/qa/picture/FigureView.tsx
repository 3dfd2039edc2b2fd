import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePrinting } from '../../ui/usePrinting';
import type { Marks } from '../marks';
import { textsOf } from '../chartText';
import { Drawing } from './Drawing';
import type { Figure } from './figure';
import type { Handling } from './Item';
import { itemsOf, moved } from './moves';
import { PictureTools } from './PictureTools';
import { reveal } from './reveal';
import { useFullScreen, type FullScreen } from './useFullScreen';
import { useZoom, type Zooming, type Zoom } from './useZoom';
import { drawingOf } from './drawings';
import type { Picture } from './picture';
import styles from './FigureView.module.css';

/** Smallest scale at which people can read the text. */
const READABLE = 0.7;

/**
 * Returns the greatest height of a picture as a CSS length: the window without the head of the page, or the screen
 * without the tools of the picture.
 */
function roomOf({ full }: Pick<FullScreen, 'full'>): string {
  return full ? 'calc(100vh - 8rem)' : 'clamp(24rem, 100vh - 21.5rem, 60rem)';
}

/**
 * Returns the width of a picture as a CSS length. The browser computes it, so that the picture has its size before it
 * is measured.
 */
function sizeOf({ width, height }: Picture, zoom: Zoom, screen: Pick<FullScreen, 'full'>): string {
  if (typeof zoom === 'number') return `${width * zoom}px`;
  const fit = `min(${width}px, 100%, (${roomOf(screen)} - 2px) * ${width / height})`;
  return zoom === 'fit' ? fit : `max(${fit}, ${width * READABLE}px)`;
}

export interface FigureViewProps {
  readonly figure: Figure;
  /** Describes the picture for those who cannot see it, and names the text that says the same. */
  readonly label: string;
  /** Name of the selected box or transition; undefined for none. */
  readonly selected: string | undefined;
  readonly onSelect: (name: string) => void;
  readonly marks?: Marks | undefined;
  readonly legend: ReactNode;
}

/** Shows a picture in a region that scrolls, in which pointer and keyboard select one box or transition. */
export function FigureView({ figure, label, selected, onSelect, marks, legend }: FigureViewProps) {
  const intl = useIntl();
  const picture = usePicture(figure);
  const whole = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const zooming = useZoom(region, picture?.width);
  const screen = useFullScreen(whole);
  const printing = usePrinting();
  usePictureKeys(region, zooming, screen);
  const [focused, setFocused] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  const chartText = useMemo(() => textsOf(intl), [intl]);
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
    // The region shows the selection, until the machine moves on: then it shows the machine's new state.
    const goesOn = before !== undefined && before.selected === selected && before.now !== now;
    const first = figure.boxes.find(({ initial }) => initial)?.key;
    const shown = (goesOn ? now : selected) ?? now ?? first;
    if (shown === undefined) return;
    reveal(region.current, figure, picture, shown, before === undefined && shown === first);
  }, [figure, picture, selected, now]);

  return (
    <div className={styles.figure} ref={whole}>
      <PictureTools {...{ zooming, screen, region }} />
      <div
        className={styles.region}
        ref={region}
        style={printing ? undefined : { maxBlockSize: roomOf(screen) }}
        role="region"
        aria-label={label}
      >
        {picture && (
          <svg
            viewBox={`0 0 ${picture.width} ${picture.height}`}
            width={picture.width}
            height={picture.height}
            style={printing ? undefined : { inlineSize: sizeOf(picture, zooming.zoom, screen) }}
            role="presentation"
          >
            <Drawing {...{ figure, picture, chartText, marks, selected, reachable, hovered, handling }} />
          </svg>
        )}
      </div>
      {legend}
      <p className={styles.keys}>
        <FormattedMessage id="qa.picture.keys" />
      </p>
    </div>
  );
}

/** Listens to single keys (`+`, `-`, `0`, `1`, `f`), only while the focus is in the picture (WCAG 2.1.4). */
function usePictureKeys(region: RefObject<HTMLElement | null>, zooming: Zooming, screen: FullScreen) {
  const does = useRef<Readonly<Partial<Record<string, () => void>>>>({});
  useEffect(() => {
    const { larger, smaller, fit, real } = zooming;
    does.current = { '+': larger, '=': larger, '-': smaller, 0: fit, 1: real, f: screen.toggle };
  });

  useEffect(() => {
    const element = region.current;
    function pressed(event: KeyboardEvent): void {
      const act = does.current[event.key.toLowerCase()];
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    }
    element?.addEventListener('keydown', pressed);
    return () => element?.removeEventListener('keydown', pressed);
  }, [region]);
}

/**
 * Returns the layout of a figure: in a browser at once, in a test after a moment. The figure must not change while the
 * component is mounted.
 */
function usePicture(figure: Figure): Picture | undefined {
  const [drawing] = useState(() => drawingOf(figure));
  const [picture, setPicture] = useState(drawing instanceof Promise ? undefined : drawing);

  useEffect(() => {
    let isActive = true;
    if (drawing instanceof Promise) void drawing.then((drawn) => isActive && setPicture(drawn));
    return () => {
      isActive = false;
    };
  }, [drawing]);

  return picture;
}
