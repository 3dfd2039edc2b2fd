import { Type } from 'typebox';
import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';
import { readSigning } from './keys/readSigning';
import type { Signing } from './keys/signing';

const HOUR_MS = 3_600_000;

const PublishingSettings = Type.Object({
  PUBLISH_KEY: Type.Optional(
    Type.String({
      otherwise: 'none; in demo mode made in `DATA_DIR`',
      description:
        'file of the private key (PEM) that signs metadata ([how](extensions/publishing.md)); without one none goes out',
    }),
  ),
  PUBLISH_CERTIFICATE: Type.Optional(Type.String({ description: 'file of its certificate (PEM)' })),
  PUBLISH_NEXT_CERTIFICATE: Type.Optional(
    Type.String({
      description: 'file of the certificate whose key signs next, so that readers have it before',
    }),
  ),
  PUBLISH_ACCESS: Type.Enum(['public', 'consumers'], {
    otherwise: '`consumers`, in demo mode `public`',
    description: 'who may read the published metadata: `everybody`, or `consumers` with a token',
  }),
  PUBLISH_VALID_HOURS: Type.Integer({
    default: 168,
    minimum: 1,
    maximum: 8_760,
    description: 'hours for which metadata that goes out is valid',
  }),
  PUBLISH_CACHE_SECONDS: Type.Integer({
    default: 600,
    minimum: 1,
    maximum: 86_400,
    description: 'seconds after which readers should ask again (`cacheDuration`)',
  }),
  PUBLISH_CACHE_MB: Type.Integer({
    default: 128,
    minimum: 1,
    maximum: 65_536,
    description: 'megabytes of metadata that are kept ready to go out; the oldest use goes first',
  }),
});

/** Reads the settings of published data. */
export function readPublishing(settings: Settings, mode: Config['mode']): Config['publishing'] {
  const read = settings.read(PublishingSettings, {
    PUBLISH_ACCESS: mode === 'demo' ? 'public' : 'consumers',
  });
  const signing = readSigning(settings, read);
  return {
    isOn: mode === 'demo' || signing !== undefined,
    access: read.PUBLISH_ACCESS,
    validMs: read.PUBLISH_VALID_HOURS * HOUR_MS,
    cacheSeconds: read.PUBLISH_CACHE_SECONDS,
    cacheMb: read.PUBLISH_CACHE_MB,
    ...(signing && { signing }),
  };
}

declare module '../../platform/config/config' {
  interface Config {
    readonly publishing: {
      /** True if metadata is published at all: there is a key to sign it. */
      readonly isOn: boolean;
      readonly access: 'public' | 'consumers';
      readonly validMs: number;
      readonly cacheSeconds: number;
      readonly cacheMb: number;
      /** Absent in demo mode, which generates a key. */
      readonly signing?: Signing;
    };
  }
}
