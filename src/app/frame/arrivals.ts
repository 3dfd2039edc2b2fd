import { AFTER_STEP_UP_PARAMETER } from '../../contracts/domain/dialogAddress';
import '../../i18n/texts/arrival';
import { queryText } from '../../lib/queryText';
import type { Flash } from '../../store/flash.slice';
import { rememberUnmet } from '../../pages/stepUpReturn';

/** The messages on arrival: after a login that failed, or if the person's institution no longer exists. */
export const arrivals = {
  failed: { tone: 'error', messageId: 'arrival.loginFailed' },
  cancelled: { tone: 'warning', messageId: 'arrival.loginCancelled' },
  unmet: { tone: 'warning', messageId: 'arrival.stepUpUnmet' },
  gone: { tone: 'warning', messageId: 'arrival.institutionGone' },
} as const satisfies Readonly<Record<string, Flash>>;

type Notice = keyof typeof arrivals;

interface Arrival {
  readonly notice?: Notice | undefined;
  /** The query without the marks; absent if there were none. */
  readonly search?: string | undefined;
}

/** A step-up that failed or was abandoned belongs to the dialog that continues (`afterStepup`). */
export function arrivalNotice(search: string): Arrival {
  const query = new URLSearchParams(search);
  const resuming = query.has(AFTER_STEP_UP_PARAMETER);
  const login = query.get('login');
  const notice: Notice | undefined =
    login === 'failed'
      ? 'failed'
      : login === 'cancelled' && !resuming
        ? 'cancelled'
        : query.get('stepup') === 'unmet' && !resuming
          ? 'unmet'
          : undefined;
  const marks = resuming ? ['guid', ...(login === 'failed' ? ['login'] : [])] : ['login', 'guid', 'stepup'];
  if (!marks.some((mark) => query.has(mark))) return {};
  marks.forEach((mark) => query.delete(mark));
  return { notice, search: queryText(query) };
}

/** Returns the state that the history then keeps for the page. */
export function stateAfter(notice: Notice | undefined, state: unknown): unknown {
  return notice === 'unmet' ? rememberUnmet(state) : state;
}
