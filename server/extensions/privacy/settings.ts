import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Type } from 'typebox';
import type { Settings } from '../../platform/config/settings';

const LONGEST_TEXT = 50_000;

const PrivacySettings = Type.Object({
  PRIVACY_TEXTS: Type.Optional(
    Type.String({
      description:
        'folder with `en.md`, `nl.md` and so on: what the privacy page says of the operator, in Markdown',
    }),
  ),
});

/** Reads the operator's text for the privacy page, in Markdown, by language. */
export function readPrivacy(settings: Settings): { readonly privacyTexts: Readonly<Record<string, string>> } {
  const { PRIVACY_TEXTS: folder } = settings.read(PrivacySettings);
  return { privacyTexts: folder === undefined ? {} : textsIn(settings, folder) };
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
    readonly privacyTexts: Readonly<Record<string, string>>;
  }
}
