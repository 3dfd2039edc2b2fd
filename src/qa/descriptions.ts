import { useIntl } from 'react-intl';
import type { Language } from '../contracts/domain/language';

/** Loads the sentences that the charts say about their states, by their English; what the charts say is English itself. */
export async function loadDescriptions(language: Language): Promise<Readonly<Record<string, string>>> {
  switch (language) {
    case 'en':
      return {};
    case 'nl':
      return (await import('../../translations/qa/descriptions.nl.json')).default;
    case 'pt':
      return (await import('../../translations/qa/descriptions.pt.json')).default;
  }
}

/** Returns what a chart says about a state, in the chosen language. */
export function useDescription(english: string): string {
  const said: unknown = useIntl().messages[english];
  return typeof said === 'string' ? said : english;
}
