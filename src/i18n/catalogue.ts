import type { ResolvedIntlConfig } from 'react-intl';
import type { Language } from '../contracts/domain/language';

export type Messages = ResolvedIntlConfig['messages'];

/** One chunk per language; the build compiles the sentences, so no parser is loaded. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  switch (language) {
    case 'en':
      return (await import('../../translations/en.json')).default;
    case 'nl':
      return (await import('../../translations/nl.json')).default;
    case 'pt':
      return (await import('../../translations/pt.json')).default;
  }
}
