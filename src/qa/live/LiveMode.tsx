import { FormattedMessage } from 'react-intl';
import type { ModeProps } from '../modes';

export function LiveMode({ chart }: ModeProps) {
  return (
    <h2>
      <FormattedMessage id="qa.mode.live" /> {chart?.id}
    </h2>
  );
}
