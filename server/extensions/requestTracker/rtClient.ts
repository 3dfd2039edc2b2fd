import { Type } from 'typebox';
import { Value } from 'typebox/value';
import {
  authorizationOf,
  remoteClient,
  type RemoteClient,
  type RemoteHealth,
} from '../../modules/tickets/remote.module';
import type { RtSettings } from './rtSettings';

type Connection = Pick<RtSettings, 'url' | 'account' | 'mostBytes'>;

const Refusal = Type.Object({ message: Type.String() });

/**
 * Makes the calls of REST 2 (https://docs.bestpractical.com/rt/5.0.3/RT/REST2.html). Paths begin after `/REST/2.0/`.
 */
export function rtClient({ url, account, mostBytes }: Connection, health: RemoteHealth): RemoteClient {
  const headers = { authorization: authorizationOf(account, 'token') };
  const base = `${url}/REST/2.0/`;
  return remoteClient({ name: 'Request Tracker', base, headers, mostBytes, complaintOf }, health);
}

function complaintOf(body: unknown): string {
  return Value.Check(Refusal, body) ? body.message : '';
}
