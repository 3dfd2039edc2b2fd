import type { Failure } from '../contracts/domain/failure';
import type { CallMeta } from './baseQuery';
import type { ApiRequest } from './request';

type Reply = {
  data?: unknown;
  error?: Failure | undefined;
  meta?: CallMeta | undefined;
};
type Call = (request: ApiRequest) => Reply | PromiseLike<Reply>;

/**
 * Makes a call that changes something and that older servers know only as a GET: POST first, then GET once if
 * the server has no POST.
 */
export async function writeOrRead(
  request: ApiRequest,
  call: Call,
): Promise<{ data: null } | { error: Failure }> {
  const written = await call({ ...request, method: 'POST' });
  const status = written.meta?.status;
  const response = written.error && (status === 404 || status === 405) ? await call(request) : written;
  return response.error ? { error: response.error } : { data: null };
}
