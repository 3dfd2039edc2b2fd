import { useState } from 'react';
import { useIntl } from 'react-intl';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Returns the age of something, as people say it: hours up to two days, then days. Takes ISO 8601. */
export function useAge(): (iso: string) => string {
  const { formatRelativeTime } = useIntl();
  const [now] = useState(() => Date.now());
  return (iso) => {
    const passed = Math.max(0, now - Date.parse(iso));
    if (Number.isNaN(passed)) return '';
    if (passed < HOUR) return formatRelativeTime(-Math.floor(passed / 60_000), 'minute');
    if (passed < 2 * DAY) return formatRelativeTime(-Math.floor(passed / HOUR), 'hour');
    return formatRelativeTime(-Math.floor(passed / DAY), 'day');
  };
}
