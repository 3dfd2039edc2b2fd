import type { ComparedPoint } from '../figures/comparison';

/** A stretch of the axis, in milliseconds since 1970. */
interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** No plot, and no picture of one, has more columns of pixels that could differ. */
const COLUMNS = 2_000;
/** In this many columns a plot shows what lies beyond the part that is looked at, so that its axis stays as long. */
const COLUMNS_BEYOND = 100;

/**
 * Returns the points that can be seen: in each column of pixels the lowest and the highest of every line. All
 * points are real ones, in their order; if there are few, they are the same array. `range` is the visible
 * part.
 */
export function visiblePoints(points: readonly ComparedPoint[], range?: TimeRange): readonly ComparedPoint[] {
  if (points.length <= 2 * COLUMNS) return points;
  if (!range) return extremes(points, COLUMNS);
  const first = points.findIndex(({ time }) => time >= range.from);
  const last = points.findLastIndex(({ time }) => time <= range.to);
  // One more on either side: lines reach to the edges.
  const begin = first < 0 ? points.length : Math.max(0, first - 1);
  const end = Math.max(begin, last + 2);
  return [
    ...extremes(points.slice(0, begin), COLUMNS_BEYOND),
    ...extremes(points.slice(begin, end), COLUMNS),
    ...extremes(points.slice(end), COLUMNS_BEYOND),
  ];
}

function extremes(points: readonly ComparedPoint[], columns: number): readonly ComparedPoint[] {
  if (points.length <= 2 * columns) return points;
  const size = Math.ceil(points.length / columns);
  const visible: ComparedPoint[] = [];
  for (let begin = 0; begin < points.length; begin += size) {
    const places = placesOf(points, begin, Math.min(begin + size, points.length));
    for (const place of places) visible.push(points[place] as ComparedPoint);
  }
  return visible;
}

const lines = [
  ({ logins }: ComparedPoint) => logins,
  ({ users }: ComparedPoint) => users,
  ({ before }: ComparedPoint) => before?.logins,
];

/** Returns the places of the lowest and the highest of every line from `begin` to `end`, or the first where no line is. */
function placesOf(points: readonly ComparedPoint[], begin: number, end: number): readonly number[] {
  const places = new Set<number>();
  for (const valueOf of lines) {
    let [low, high] = [-1, -1];
    let [least, most] = [Infinity, -Infinity];
    for (let place = begin; place < end; place += 1) {
      const value = valueOf(points[place] as ComparedPoint);
      if (value === undefined) continue;
      if (value < least) [least, low] = [value, place];
      if (value > most) [most, high] = [value, place];
    }
    if (low >= 0) places.add(low).add(high);
  }
  return places.size === 0 ? [begin] : [...places].sort((a, b) => a - b);
}
