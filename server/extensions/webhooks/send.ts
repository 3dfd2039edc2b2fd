import { fetchFrom } from '../../platform/telemetry/spans';
import { signatures, type Generation } from './secret';

const TIMEOUT_MS = 10_000;

export interface Sending {
  /** ID of the event. */
  readonly id: string;
  readonly body: string;
  readonly address: string;
  /** Generations of the secrets that sign. */
  readonly generations: readonly Generation[];
}

/** The answer. `gone`: the receiver wants no more events. `answer`: a status, or why there was none. */
export interface SendResult {
  readonly outcome: 'delivered' | 'failed' | 'gone';
  readonly answer: string;
}

/**
 * Sends an event. Any status from 200 to 299 means that it was accepted. Does not follow redirects, since only the
 * address from the operator counts, and does not read the body of the answer.
 */
export async function send(key: string, sending: Sending, now: Date): Promise<SendResult> {
  const { id, body, address, generations } = sending;
  const timestamp = Math.floor(now.getTime() / 1000);
  try {
    const response = await fetchFrom('webhook')(address, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'idp-dashboard',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatures(key, generations, { id, timestamp, body }),
      },
      body,
    });
    await response.body?.cancel();
    return { outcome: outcomeOf(response), answer: `status ${response.status}` };
  } catch (error) {
    return { outcome: 'failed', answer: reasonOf(error) };
  }
}

function outcomeOf({ ok, status }: Response): SendResult['outcome'] {
  if (ok) return 'delivered';
  return status === 410 ? 'gone' : 'failed';
}

/** Returns why there was no answer: a code if there is one, which reveals nothing of the address. */
function reasonOf(error: unknown): string {
  if (error instanceof DOMException) return `no answer in ${TIMEOUT_MS / 1000} seconds`;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return `no connection${code && ` (${code})`}`;
}
