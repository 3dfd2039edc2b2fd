import { FormattedMessage } from 'react-intl';
import type { DeskAction } from '../contract/desk';
import { Button, ButtonGroup } from '../../../ui/actions/Button';
import { actionMessages } from '../queue/deskMessages';

interface StepButtonsProps {
  readonly action: DeskAction;
  readonly onCancel: () => void;
  readonly busy?: boolean | undefined;
  readonly disabledReason?: string | undefined;
}

/** Shows the buttons of a step's form. */
export function StepButtons({ action, onCancel, busy, disabledReason }: StepButtonsProps) {
  return (
    <ButtonGroup>
      <Button type="submit" look="primary" busy={busy} disabledReason={disabledReason}>
        <FormattedMessage id={actionMessages[action].label} />
      </Button>
      <Button onClick={onCancel}>
        <FormattedMessage id="desk.form.back" />
      </Button>
    </ButtonGroup>
  );
}
