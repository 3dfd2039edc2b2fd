import type { StatisticsScale } from '../../../contracts/wire/statistics';
import { firstOf, moved, type Day, type DayRange } from '../../../lib/calendar';

interface Shape {
  readonly scale: StatisticsScale;
  readonly from: (today: Day) => Day;
}

/** Periods up to today that are chosen by one press, each with the scale that suits its length. */
const shapes = {
  days7: { scale: 'day', from: (today) => moved(today, -6, 'day') },
  days30: { scale: 'day', from: (today) => moved(today, -29, 'day') },
  days90: { scale: 'day', from: (today) => moved(today, -89, 'day') },
  thisYear: { scale: 'day', from: (today) => firstOf('year', today) },
  months12: { scale: 'month', from: (today) => firstOf('month', moved(today, -11, 'month')) },
  years5: { scale: 'year', from: (today) => firstOf('year', moved(today, -4, 'year')) },
} as const satisfies Readonly<Record<string, Shape>>;

export type Preset = keyof typeof shapes;

export const presets = Object.keys(shapes) as readonly Preset[];

export function presetAt(preset: Preset, today: Day): DayRange & { readonly scale: StatisticsScale } {
  const { scale, from } = shapes[preset];
  return { from: from(today), to: today, scale };
}
