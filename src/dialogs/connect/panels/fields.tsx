import { FormattedMessage, useIntl } from 'react-intl';
import { settingKinds } from '../../../contracts/domain/services/settingKinds';
import { useLevels } from '../../../i18n/levels';
import { levelText } from '../../../i18n/messages/levelText';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import styles from './fields.module.css';

interface Names {
  readonly service: string;
  readonly organisation: string;
  readonly institution: string;
}

/** Only if the service itself requires no level (REQUIREMENTS 141). */
export function LevelField({ levels }: { readonly levels: readonly string[] }) {
  const intl = useIntl();
  const known = useLevels();
  return (
    <SelectField
      name="level"
      label={<FormattedMessage id={settingKinds.strongAuthentication.name} />}
      hint={<FormattedMessage id="connect.level.hint" />}
      options={['', ...levels].map((uri) => ({ value: uri, label: levelText(intl, known, uri) }))}
    />
  );
}

/**
 * `own`: the field starts with the person's own address, which would go to the provider (REQUIREMENTS 144).
 */
export function ContactFields({ own }: { readonly own: boolean }) {
  return (
    <div>
      <TextField
        name="contactEmail"
        type="email"
        autoComplete="email"
        label={<FormattedMessage id="connect.contact.label" />}
        hint={<FormattedMessage id={own ? 'connect.contact.own' : 'connect.contact.hint'} />}
      />
      <CheckboxField name="shareNone" label={<FormattedMessage id="connect.contact.shareNone" />} />
    </div>
  );
}

export function SingleTenantNote(names: Names) {
  return (
    <p>
      <FormattedMessage id="connect.singleTenant.text" values={{ ...names }} />
    </p>
  );
}

export function RefusedAgreementField(names: Names) {
  return (
    <>
      <p>
        <FormattedMessage id="connect.refused.text" values={{ ...names }} />
      </p>
      <CheckboxField
        name="refusalAccepted"
        label={<FormattedMessage id="connect.refused.accept" values={{ ...names }} />}
      />
    </>
  );
}

export function TermsField(names: Names) {
  return (
    <div>
      <ul className={styles.terms}>
        <li>
          <FormattedMessage id="connect.terms.attributes" values={{ ...names }} />
        </li>{' '}
        <li>
          <FormattedMessage id="connect.terms.forward" values={{ ...names }} />
        </li>{' '}
        <li>
          <FormattedMessage id="connect.terms.license" values={{ ...names }} />
        </li>
      </ul>
      <CheckboxField
        name="termsAccepted"
        label={<FormattedMessage id="connect.terms.accept" values={{ ...names }} />}
      />
    </div>
  );
}
