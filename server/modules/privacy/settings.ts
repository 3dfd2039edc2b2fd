import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Type } from 'typebox';
import type { Settings } from '../../platform/config/settings';

const LONGEST_DAYS = 36_500;
const LONGEST_TEXT = 50_000;

const days = (otherwise: number, minimum: number, description: string) =>
  Type.Integer({ default: otherwise, minimum, maximum: LONGEST_DAYS, description });

const PrivacySettings = Type.Object({
  PEOPLE_DAYS: days(
    1_095,
    0,
    'days for which closed tickets and earlier states of policies name people; `0`: for ever',
  ),
  MAIL_DAYS: days(180, 1, 'days for which mails are kept once they were sent or given up'),
  OUTBOX_DAYS: days(
    730,
    1,
    'days for which what a ticket system elsewhere was told is kept once it is settled',
  ),
  LOGIN_DAYS: days(
    0,
    0,
    'days for which single logins are kept, up to the end of their year; their counts stay; `0`: for ever',
  ),
  PRIVACY_TEXTS: Type.Optional(
    Type.String({
      description:
        'folder with `en.md`, `nl.md` and so on: what the privacy page says of the operator, in Markdown',
    }),
  ),
});

interface PrivacyConfig {
  /** 0: people are named for ever. */
  readonly peopleDays: number;
  readonly mailDays: number;
  /** 0: logins are kept for ever. */
  readonly loginDays: number;
  readonly outboxDays: number;
  /** What the operator says on the page about privacy, in Markdown, by language. */
  readonly texts: Readonly<Record<string, string>>;
}

export function readPrivacy(settings: Settings): { readonly privacy: PrivacyConfig } {
  const read = settings.read(PrivacySettings);
  return {
    privacy: {
      peopleDays: read.PEOPLE_DAYS,
      mailDays: read.MAIL_DAYS,
      loginDays: read.LOGIN_DAYS,
      outboxDays: read.OUTBOX_DAYS,
      texts: read.PRIVACY_TEXTS === undefined ? {} : textsIn(settings, read.PRIVACY_TEXTS),
    },
  };
}

/** Reads the files of the folder, each named after its language. */
function textsIn(settings: Settings, folder: string): Record<string, string> {
  const refuse = (reason: string) => settings.refuse('PRIVACY_TEXTS', reason);
  try {
    const files = readdirSync(folder).filter((name) => /^[a-z]{2,3}\.md$/.test(name));
    if (files.length === 0) refuse(`${folder} has no en.md, nl.md or the like`);
    const texts = files.map(
      (name) => [name.slice(0, -3), readFileSync(path.join(folder, name), 'utf8')] as const,
    );
    for (const [language, text] of texts)
      if (text.length > LONGEST_TEXT) refuse(`${language}.md is longer than ${LONGEST_TEXT} characters`);
    return Object.fromEntries(texts);
  } catch (error) {
    refuse(
      `${folder} cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'})`,
    );
    return {};
  }
}

declare module '../../platform/config/config' {
  interface Config {
    readonly privacy: PrivacyConfig;
  }
}
