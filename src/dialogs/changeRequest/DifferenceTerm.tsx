import { FormattedMessage, useIntl } from 'react-intl';
import type { Difference } from './difference';

/** Shows what differs: which text, in which language or of which contact. */
export function DifferenceTerm({ term, language, contact }: Omit<Difference, 'from' | 'to'>) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: term });
  if (contact) {
    return (
      <FormattedMessage
        id={contact.name ? 'changeRequest.contact' : 'changeRequest.contact.nameless'}
        values={{ number: contact.number, contact: contact.name, term: name }}
      />
    );
  }
  if (!language) return name;
  const names = new Intl.DisplayNames(intl.locale, { type: 'language' });
  return (
    <FormattedMessage id="changeRequest.inLanguage" values={{ term: name, language: names.of(language) }} />
  );
}
