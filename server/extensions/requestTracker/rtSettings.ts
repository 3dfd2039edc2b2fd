import { Type } from 'typebox';
import {
  readAccount,
  readAddress,
  readMappingFile,
  remoteLimits,
  type RemoteAccount,
  type RemoteLimits,
} from '../../modules/tickets/remote.module';
import { type Settings, webAddress } from '../../platform/config/settings';
import { readMapping, type RtMapping } from './rtMapping';

/** Address and use of the Request Tracker with the tickets. */
export interface RtSettings extends RemoteLimits {
  /** Address without a trailing slash; it may have a path. */
  readonly url: string;
  readonly account: RemoteAccount;
  readonly mapping: RtMapping;
}

/** Request Tracker lists some hundred tickets per second, so more would take longer than a person waits. */
export const rtLimits: RemoteLimits = { ...remoteLimits, mostTickets: 2_000 };

const RtServerSettings = Type.Object({
  RT_URL: Type.Optional(
    webAddress({
      description: 'a Request Tracker has the tickets ([how](switching/REQUEST_TRACKER.md))',
    }),
  ),
  RT_TOKEN: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]*$',
      secret: true,
      description: 'its account: an authentication token',
      fault: 'has characters that no token has',
    }),
  ),
  RT_USER: Type.Optional(
    Type.String({
      pattern: '^[^:]*$',
      description: 'or the name of an account',
      fault: 'has a colon, which the name of an account cannot have',
    }),
  ),
  RT_PASSWORD: Type.Optional(Type.String({ secret: true, description: 'and its password' })),
  RT_CONFIG: Type.Optional(
    Type.String({ description: 'path of a JSON file: our words in those of Request Tracker' }),
  ),
});

/** Reads the settings of the Request Tracker; returns undefined if there is none. Never logs a token or a password. */
export function readRt(settings: Settings): RtSettings | undefined {
  const { RT_URL, ...others } = settings.read(RtServerSettings);
  const url = readAddress(settings, 'RT_URL', RT_URL, others);
  if (url === undefined) return undefined;
  const account = readAccount(settings, 'RT', others);
  const file = { setting: 'RT_CONFIG', file: others.RT_CONFIG, url: 'RT_URL' };
  const mapping = readMappingFile(settings, file, readMapping);
  if (!account || !mapping) return undefined;
  return { url, account, mapping, ...rtLimits };
}
