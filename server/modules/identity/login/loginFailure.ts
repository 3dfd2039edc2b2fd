import * as oidc from 'openid-client';
import { oneLine } from '../../../platform/text/oneLine';

/** Most characters of the provider's message, so that a whole page does not fill the log. */
const MOST_CHARACTERS = 500;

/**
 * Reason of a failed login for the log: in words, with the provider's own error if there is one (RFC 6749, 5.2; RFC
 * 6750, 3).
 */
export interface LoginFailure {
  readonly reason: string;
  /** OAuth error code. */
  readonly error?: string;
  readonly description?: string;
  /** HTTP status of the provider's answer. */
  readonly status?: number;
}

/** Returns only these members of an error, since errors contain requests and answers with codes and tokens. */
export async function loginFailure(error: unknown): Promise<LoginFailure> {
  const reason = reasonOf(error);
  if (error instanceof oidc.AuthorizationResponseError) return { reason, ...errorTexts(error) };
  if (error instanceof oidc.ResponseBodyError) return { reason, ...errorTexts(error), status: error.status };
  if (error instanceof oidc.WWWAuthenticateChallengeError) {
    const challenged = error.cause.map(({ parameters }) => parameters).find((one) => one.error);
    return { reason, ...errorTexts(challenged ?? (await bodyOf(error.response))), status: error.status };
  }
  return { reason };
}

function errorTexts(answer: object): Pick<LoginFailure, 'error' | 'description'> {
  const { error, error_description: description } = answer as Readonly<Record<string, unknown>>;
  return {
    ...(typeof error === 'string' && { error: oneLine(error, MOST_CHARACTERS) }),
    ...(typeof description === 'string' && { description: oneLine(description, MOST_CHARACTERS) }),
  };
}

/** Reads the body of an answer. A refused client gets a challenge and, in the body, the code (RFC 6749, 5.2). */
async function bodyOf(response: Response): Promise<object> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? body : {};
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${reasonOf(error.cause)}` : error.message;
}
