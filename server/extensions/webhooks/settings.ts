import { Type } from 'typebox';
import type { Settings } from '../../platform/config/settings';

const KEY_CHARACTERS = 32;
const HOUR_MS = 3_600_000;

const EventSettings = Type.Object({
  WEBHOOK_KEY: Type.Optional(
    Type.String({
      minLength: KEY_CHARACTERS,
      secret: true,
      otherwise: 'made by the database',
      description: `key that the secrets of [webhooks](extensions/webhooks.md) and of links in e-mails to the desk are made of, ${KEY_CHARACTERS} characters or more; required with \`DESK_MAIL_TO\` in production`,
      fault: `needs ${KEY_CHARACTERS} characters or more`,
    }),
  ),
  WEBHOOK_GIVE_UP_HOURS: Type.Integer({
    default: 72,
    minimum: 1,
    maximum: 720,
    description: 'hours after which an event is no longer sent by itself, if its receiver does not accept it',
  }),
  WEBHOOK_KEEP_DAYS: Type.Integer({
    default: 30,
    minimum: 1,
    maximum: 3_650,
    description: 'days for which events are kept once they were sent or given up',
  }),
});

/** Reads the settings of events for other programs. */
export function readEvents(settings: Settings): { readonly events: EventsConfig } {
  const read = settings.read(EventSettings);
  return {
    events: {
      ...(read.WEBHOOK_KEY !== undefined && { key: read.WEBHOOK_KEY }),
      giveUpMs: read.WEBHOOK_GIVE_UP_HOURS * HOUR_MS,
      keepMs: read.WEBHOOK_KEEP_DAYS * 24 * HOUR_MS,
    },
  };
}

interface EventsConfig {
  /** Absent: one that the database keeps. */
  readonly key?: string;
  readonly giveUpMs: number;
  readonly keepMs: number;
}

declare module '../../platform/config/config' {
  interface Config {
    readonly events: EventsConfig;
  }
}
