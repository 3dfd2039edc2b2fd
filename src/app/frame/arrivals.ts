import '../../i18n/texts/arrival';
import type { Flash } from '../../store/flash.slice';

/** What is said at an arrival: of a login that came back without success, or for somebody whose institution has gone. */
export const arrivals = {
  failed: { tone: 'error', messageId: 'arrival.loginFailed' },
  cancelled: { tone: 'warning', messageId: 'arrival.loginCancelled' },
  unmet: { tone: 'warning', messageId: 'arrival.stepUpUnmet' },
  gone: { tone: 'warning', messageId: 'arrival.institutionGone' },
} as const satisfies Readonly<Record<string, Flash>>;
