import { FormattedMessage } from 'react-intl';
import { ChoiceField } from '../../ui/form/ChoiceField';

/** Shows two radio buttons: connect or disconnect (REQUIREMENTS 239). */
export function DirectionField() {
  return (
    <ChoiceField
      name="direction"
      legend={<FormattedMessage id="invite.direction" />}
      options={[
        {
          value: 'connect',
          label: <FormattedMessage id="invite.direction.connect" />,
          hint: <FormattedMessage id="invite.direction.connect.hint" />,
        },
        {
          value: 'disconnect',
          label: <FormattedMessage id="invite.direction.disconnect" />,
          hint: <FormattedMessage id="invite.direction.disconnect.hint" />,
        },
      ]}
    />
  );
}
