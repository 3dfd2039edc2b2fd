import { FormattedMessage } from 'react-intl';
import type { ModeProps } from '../modes';

export function SimulateMode({ chart }: ModeProps) {
  return (
    <h2>
      <FormattedMessage id="qa.mode.simulate" /> {chart?.id}
    </h2>
  );
}
