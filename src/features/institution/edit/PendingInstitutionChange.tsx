import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PendingChange } from '../../../contracts/domain/change';
import { textPlaces, flagFields } from '../../../contracts/domain/institutionFields';
import { useFormat } from '../../../i18n/useFormat';
import { Banner } from '../../../ui/Banner';
import styles from '../Institution.module.css';
import { fieldNameOf, valueWordsOf } from '../../../i18n/institutionWords';

export interface PendingInstitutionChangeProps {
  readonly change: PendingChange;
  /** Whether it stands above the form because the form cannot be sent meanwhile. */
  readonly blocks?: boolean | undefined;
}

/** A change of the institution that waits for the desk: what it was, what is asked, and the ticket. */
export function PendingInstitutionChange({ change, blocks }: PendingInstitutionChangeProps) {
  const { date } = useFormat();
  const { ticketKey, userName, requestedAt, fields } = change;
  const place = ({ field }: { readonly field: string }) => order.indexOf(field) >>> 0;
  return (
    <Banner>
      <p>
        <FormattedMessage
          id="institution.pending"
          values={{
            name: userName,
            date: date(requestedAt),
            key: <Link to={`/tickets/${ticketKey}`}>{ticketKey}</Link>,
          }}
        />
      </p>
      <ul className={styles.changes}>
        {fields
          .toSorted((a, b) => place(a) - place(b) || (a.field < b.field ? -1 : 1))
          .map(({ field, from, to }) => (
            <li key={field}>
              <FieldLabel field={field} />:{' '}
              <del>
                <Value field={field} value={from} />
              </del>{' '}
              <span aria-hidden="true">→</span>{' '}
              <ins>
                <Value field={field} value={to} />
              </ins>
            </li>
          ))}
      </ul>
      {blocks && (
        <p>
          <FormattedMessage id="institution.edit.blocked" />
        </p>
      )}
    </Banner>
  );
}

/** The fields stand in the order of the form; contacts come last. */
const order: readonly string[] = [...textPlaces.map(({ field }) => field), ...flagFields, 'stateType'];

function FieldLabel({ field }: { readonly field: string }) {
  const intl = useIntl();
  const { label, language, contact } = fieldNameOf(field);
  const name = intl.formatMessage({ id: label });
  if (contact)
    return <FormattedMessage id="institution.pending.contact" values={{ number: contact, name }} />;
  if (!language) return name;
  const languages = new Intl.DisplayNames(intl.locale, { type: 'language' });
  return (
    <FormattedMessage id="institution.pending.language" values={{ name, language: languages.of(language) }} />
  );
}

function Value({ field, value }: { readonly field: string; readonly value: string | undefined }) {
  const { language } = fieldNameOf(field);
  if (!value) return <FormattedMessage id="institution.pending.nothing" />;
  const id = valueWordsOf(field, value);
  if (id) return <FormattedMessage id={id} />;
  return (
    <span lang={language} dir="auto">
      {value}
    </span>
  );
}
