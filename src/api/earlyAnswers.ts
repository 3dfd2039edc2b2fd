import { addressOf, type ApiRequest } from './request';

/** By address: what was asked before the application's code had come. Undefined: it failed, in whatever way. */
export type EarlyAnswers = Map<string, Promise<Response | undefined>>;

declare global {
  interface Window {
    /** Set by `app/askEarly`, where it ran. */
    earlyAnswers?: EarlyAnswers;
  }
}

/**
 * Returns the response that is on its way to this request, once: the next one is asked for. Whoever asks again who is here,
 * or with another language, has a reason to doubt all that came before.
 */
export function takeEarly(request: ApiRequest): Promise<Response | undefined> | undefined {
  const answers = window.earlyAnswers;
  if (!answers || (request.method ?? 'GET') !== 'GET') return undefined;
  const address = addressOf(request, window.location.origin);
  const taken = answers.get(address);
  answers.delete(address);
  if (!taken && request.path === '/users/me') answers.clear();
  return taken;
}
