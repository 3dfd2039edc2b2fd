import type { Language } from '../contracts/domain/language';
import { loadWholeCatalogue, type Messages } from '../i18n/catalogue';
import { loadDescriptions } from './descriptions';

/** Loads the dashboard's sentences, since panels are shown here, the visualiser's own, and what the charts say. */
export async function loadQaCatalogue(language: Language): Promise<Messages> {
  const [dashboard, own, descriptions] = await Promise.all([
    loadWholeCatalogue(language),
    loadOwn(language),
    loadDescriptions(language),
  ]);
  return { ...descriptions, ...dashboard, ...own } as Messages;
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
