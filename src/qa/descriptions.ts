import { useIntl } from 'react-intl';
import nl from '../../translations/qa/descriptions.nl.json';
import pt from '../../translations/qa/descriptions.pt.json';
import { addTexts } from '../i18n/catalogue';

/** Translates what charts say about their states, by the English sentence. The charts themselves are in English. */
addTexts({ en: {}, nl, pt });

/** Returns what a chart says about a state, in the chosen language. */
export function useDescription(english: string): string {
  const message: unknown = useIntl().messages[english];
  return typeof message === 'string' ? message : english;
}
