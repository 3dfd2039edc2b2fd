import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { FieldLink } from '../../../ui/form/FieldLink';
import { useShownErrors } from '../../../ui/form/useFormValues';
import styles from '../Institution.module.css';

export interface SaveButtonProps {
  readonly form: string;
  readonly pendingKey: string | undefined;
}

/** Cannot be used while something is known to be wrong, or a change is under way (REQUIREMENTS 209). */
export function SaveButton({ form, pendingKey }: SaveButtonProps) {
  const errors = useShownErrors();
  const reason = pendingKey ? (
    <FormattedMessage id="institution.edit.pending" values={{ key: pendingKey }} />
  ) : (
    errors[0] !== undefined && <Invalid form={form} count={errors.length} first={errors[0]} />
  );
  return (
    <div className={styles.foot}>
      <Button type="submit" form={form} look="primary" disabledReason={reason}>
        <FormattedMessage id="institution.edit.save" />
      </Button>
      <ButtonLink to="/my-idp">
        <FormattedMessage id="institution.edit.cancel" />
      </ButtonLink>
    </div>
  );
}

interface InvalidProps {
  readonly form: string;
  readonly count: number;
  /** Name of the first field in error. */
  readonly first: string;
}

/** The field may be far above: the reason leads there. */
function Invalid({ form, count, first }: InvalidProps) {
  return (
    <FormattedMessage
      id="institution.edit.invalid"
      values={{
        count,
        a: (words) => (
          <FieldLink formId={form} name={first}>
            {words}
          </FieldLink>
        ),
      }}
    />
  );
}
