import type { KeyboardEvent } from 'react';
import { firstOf, lastOf, moved, type Day } from '../../lib/calendar';

/** Returns the day to which a key of the grid pattern moves; undefined for other keys. */
export function afterKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  day: Day,
): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return moved(day, -1, 'day');
    case 'ArrowRight':
      return moved(day, 1, 'day');
    case 'ArrowUp':
      return moved(day, -1, 'week');
    case 'ArrowDown':
      return moved(day, 1, 'week');
    case 'Home':
      return firstOf('week', day);
    case 'End':
      return lastOf('week', day);
    case 'PageUp':
      return moved(day, -1, shiftKey ? 'year' : 'month');
    case 'PageDown':
      return moved(day, 1, shiftKey ? 'year' : 'month');
    default:
      return undefined;
  }
}
