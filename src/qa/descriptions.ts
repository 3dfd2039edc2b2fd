import { useIntl } from 'react-intl';
import nl from '../../translations/qa/descriptions.nl.json';
import pt from '../../translations/qa/descriptions.pt.json';
import { addTexts } from '../i18n/catalogue';

/** The sentences that the charts say about their states, by their English; what the charts say is English itself. */
addTexts({ en: {}, nl, pt });

/** Returns what a chart says about a state, in the chosen language. */
export function useDescription(english: string): string {
  const said: unknown = useIntl().messages[english];
  return typeof said === 'string' ? said : english;
}
