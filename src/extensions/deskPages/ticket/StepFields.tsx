import { FormattedMessage, useIntl } from 'react-intl';
import type { DeskAction } from '../contract/desk';
import { resolutionMessages } from '../../../i18n/messages/ticketMessages';
import { SelectField } from '../../../ui/form/SelectField';
import { TextArea } from '../../../ui/form/TextArea';
import { resolutions } from './step.schema';

const messages = {
  ask: { label: 'desk.form.ask', hint: 'desk.form.ask.hint' },
  reject: { label: 'desk.form.reject', hint: 'desk.form.reject.hint' },
  withdraw: { label: 'desk.form.withdraw', hint: 'desk.form.withdraw.hint' },
} as const;

interface StepFieldsProps {
  readonly action: DeskAction;
  readonly readOnly: boolean;
  /** True if resolving as done changes something. */
  readonly changes: boolean;
}

/** Shows what is written or chosen for a step, inside its form. */
export function StepFields({ action, readOnly, changes }: StepFieldsProps) {
  const intl = useIntl();
  const messagesOf =
    action === 'ask' || action === 'reject' || action === 'withdraw' ? messages[action] : undefined;
  return messagesOf ? (
    <TextArea
      name="comment"
      rows={5}
      readOnly={readOnly}
      optional={action === 'withdraw'}
      label={<FormattedMessage id={messagesOf.label} />}
      hint={<FormattedMessage id={messagesOf.hint} />}
    />
  ) : (
    <SelectField
      name="resolution"
      label={<FormattedMessage id="desk.form.resolution" />}
      hint={changes && <FormattedMessage id="desk.form.resolution.hint" />}
      options={resolutions.map((value) => ({
        value,
        label: intl.formatMessage({ id: resolutionMessages[value] }),
      }))}
    />
  );
}
