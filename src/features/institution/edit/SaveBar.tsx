import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { InstitutionSettings } from '../../../contracts/domain/institution/institutionSettings';
import { changedFields } from '../../../i18n/changedFields';
import { useFlashAbout } from '../../../store/useFlashAbout';
import { Button } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { FootBar } from '../../../ui/actions/FootBar';
import { FieldLink } from '../../../ui/form/FieldLink';
import { useShownErrors } from '../../../ui/form/useFormValues';
import { TicketKey } from '../../../ui/texts/TicketKey';
import { useDifferences } from './useDifferences';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  readonly form: string;
  readonly settings: InstitutionSettings;
  readonly pendingKey: string | undefined;
}

/**
 * Counts the changes and opens their review. The button is disabled while nothing is changed, an error is shown, or a
 * change is open; with errors a press leads to the first of them (REQUIREMENTS 209).
 */
export function SaveBar({ form, settings, pendingKey }: SaveBarProps) {
  const whyId = useId();
  const errors = useShownErrors();
  const changed = changedFields(
    { kind: 'institution', fields: [...useDifferences(settings)] },
    { levelLabels: {}, contactNames: settings.contacts.map(({ name }) => name.trim()) },
  );
  const count = changed.length;
  const first = errors[0];
  useFlashAbout('institution.edit.errors', first === undefined ? 'right' : 'wrong');
  const closed = pendingKey !== undefined || first !== undefined || count === 0;
  return (
    <FootBar
      text={
        <>
          <p id={whyId} role="status">
            <b>
              <FormattedMessage id="institution.edit.count" values={{ count }} />
            </b>{' '}
            {closed && (
              <span className={styles.why}>
                <Why form={form} pendingKey={pendingKey} errors={errors.length} first={first} />
              </span>
            )}
          </p>
          {!closed && (
            <p className={styles.what}>
              {changed.map(({ key, name }, index) => (
                <span key={key}>
                  {index > 0 && ' · '}
                  {name}
                </span>
              ))}
            </p>
          )}
        </>
      }
    >
      {count > 0 && (
        <ButtonLink look="quiet" to="/my-idp">
          <FormattedMessage id="institution.edit.cancel" />
        </ButtonLink>
      )}
      <Button
        type="submit"
        form={form}
        look="primary"
        disabledBy={closed ? whyId : undefined}
        incomplete={pendingKey === undefined && first !== undefined}
      >
        <FormattedMessage id="institution.edit.save" />
      </Button>
    </FootBar>
  );
}

interface WhyProps {
  readonly form: string;
  readonly pendingKey: string | undefined;
  readonly errors: number;
  /** Name of the first field with an error, which may be far above: the reason links to it. */
  readonly first: string | undefined;
}

function Why({ form, pendingKey, errors, first }: WhyProps): ReactNode {
  if (pendingKey !== undefined) {
    const key = <TicketKey>{pendingKey}</TicketKey>;
    return <FormattedMessage id="institution.edit.pending" values={{ key }} />;
  }
  if (first === undefined) return <FormattedMessage id="institution.edit.unchanged" />;
  return (
    <FormattedMessage
      id="institution.edit.invalid"
      values={{
        count: errors,
        a: (chunks) => (
          <FieldLink formId={form} name={first}>
            {chunks}
          </FieldLink>
        ),
      }}
    />
  );
}
