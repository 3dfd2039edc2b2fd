export const languages = ['en', 'nl', 'pt'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(code: string | null | undefined): code is Language {
  return languages.some((language) => language === code);
}
