import { Type } from 'typebox';
import type { Settings } from '../config/settings';

const LONGEST_DAYS = 36_500;

const days = (otherwise: number, minimum: number, description: string) =>
  Type.Integer({ default: otherwise, minimum, maximum: LONGEST_DAYS, description });

const RetentionSettings = Type.Object({
  PEOPLE_DAYS: days(
    1_095,
    0,
    'days for which closed tickets and earlier states of policies name people; `0`: for ever',
  ),
  MAIL_DAYS: days(180, 1, 'days for which mails are kept once they were sent or given up'),
  OUTBOX_DAYS: days(
    730,
    1,
    'days for which deliveries to a ticket system elsewhere are kept once they are settled',
  ),
  LOGIN_DAYS: days(
    0,
    0,
    'days for which single logins are kept, up to the end of their year; their counts stay; `0`: for ever',
  ),
});

interface RetentionConfig {
  /** 0: names are kept forever. */
  readonly peopleDays: number;
  readonly mailDays: number;
  /** 0: logins are kept forever. */
  readonly loginDays: number;
  readonly outboxDays: number;
}

/** Reads the retention times of personal data. */
export function readRetention(settings: Settings): { readonly retention: RetentionConfig } {
  const read = settings.read(RetentionSettings);
  return {
    retention: {
      peopleDays: read.PEOPLE_DAYS,
      mailDays: read.MAIL_DAYS,
      loginDays: read.LOGIN_DAYS,
      outboxDays: read.OUTBOX_DAYS,
    },
  };
}

declare module '../config/config' {
  interface Config {
    readonly retention: RetentionConfig;
  }
}
