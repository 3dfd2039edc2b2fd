import type { Language } from '../contracts/domain/language';
import { loadCatalogue, type Messages } from '../i18n/catalogue';

/** The dashboard's sentences, since panels are shown here, and the visualiser's own. */
export async function loadQaCatalogue(language: Language): Promise<Messages> {
  const [dashboard, own] = await Promise.all([loadCatalogue(language), loadOwn(language)]);
  return { ...dashboard, ...own } as Messages;
}

async function loadOwn(language: Language): Promise<Messages> {
  switch (language) {
    case 'en':
      return (await import('../../translations/qa/en.json')).default;
    case 'nl':
      return (await import('../../translations/qa/nl.json')).default;
    case 'pt':
      return (await import('../../translations/qa/pt.json')).default;
  }
}
