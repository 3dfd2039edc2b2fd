import type { Fault } from '../../contracts/domain/qa/qaFault';
import { responseOf } from './faultResponses';
import { callOf } from './call';

/**
 * Puts faults between the application and its server, by wrapping `window.fetch` while any is set. `changed`
 * is called when faults are used up.
 */
export class FaultyNetwork {
  private faults: readonly Fault[] = [];
  private real: typeof window.fetch | undefined;

  constructor(private readonly changed: () => void) {}

  get set(): readonly Fault[] {
    return this.faults;
  }

  /** For the tester's own requests, which no fault affects. */
  get unfaulted(): typeof window.fetch {
    return (this.real ?? window.fetch).bind(window);
  }

  put(faults: readonly Fault[]): void {
    this.faults = faults;
    if (faults.length > 0 && !this.real) {
      const real = window.fetch;
      this.real = real;
      window.fetch = (input, init) => this.fetch(real.bind(window), input, init);
    }
    if (faults.length === 0 && this.real) {
      window.fetch = this.real;
      this.real = undefined;
    }
    this.changed();
  }

  private async fetch(
    real: typeof window.fetch,
    input: RequestInfo | URL,
    init?: RequestInit,
  ): Promise<Response> {
    const call = callOf(input, init);
    // Faults as they were when the call began.
    const { faults } = this;
    if (!call) return real(input, init);
    for (const fault of faults) {
      if (fault.kind === 'slow' && call.path.startsWith(fault.path)) {
        await passed(fault.milliseconds, init?.signal ?? undefined);
      }
    }
    for (const fault of faults) {
      const response = responseOf(fault, call, (changes = {}) => real(input, { ...init, ...changes }));
      if (!response) continue;
      if (fault.kind === 'collision') this.put(this.faults.filter((one) => one !== fault));
      return response;
    }
    return real(input, init);
  }
}

function passed(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      reject(new DOMException('The call was given up', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', fail);
      resolve();
    }, milliseconds);
    if (signal?.aborted) fail();
    signal?.addEventListener('abort', fail, { once: true });
  });
}
