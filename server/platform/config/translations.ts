import { existsSync } from 'node:fs';
import path from 'node:path';
import { Type } from 'typebox';
import { isOwnLanguage } from '../../../src/contracts/domain/language';
import type { Sentences, Translations } from '../text/sentences';
import { readTranslationFolder, type TranslationNews } from '../text/translationFolder';
import type { Config } from './config';
import type { Settings } from './settings';

const TranslationSettings = Type.Object({
  TRANSLATIONS_DIR: Type.Optional(
    Type.String({
      description:
        'folder with a folder for each further language, such as `de` ([languages](APPEARANCE.md#languages))',
    }),
  ),
});

/** Reads the sentences of the languages that are not part of the product, once at start. */
export function readTranslations(
  settings: Settings,
  { languages }: Config['federation'],
): Pick<Config, 'translations' | 'translationNews'> {
  const { TRANSLATIONS_DIR: dir } = settings.read(TranslationSettings);
  const translations = new Map<string, Sentences>();
  const translationNews: TranslationNews[] = [];
  for (const language of new Set(languages)) {
    if (isOwnLanguage(language) || !/^[a-z]{2}$/.test(language)) continue;
    const folder = path.join(dir ?? '', language);
    if (dir === undefined || !existsSync(folder)) {
      const where = dir === undefined ? 'TRANSLATIONS_DIR is not set' : `folder ${folder} does not exist`;
      settings.refuse('LANGUAGES', `"${language}" is none of en, nl, pt, and ${where}`);
      continue;
    }
    const { sentences, news } = readTranslationFolder(folder, language, (fault) =>
      settings.refuse('TRANSLATIONS_DIR', fault),
    );
    translations.set(language, sentences);
    translationNews.push(news);
  }
  return { translations, translationNews };
}

declare module './config' {
  interface Config {
    readonly translations: Translations;
    /** Coverage of each translation, for the log. */
    readonly translationNews: readonly TranslationNews[];
  }
}
