import { FormattedMessage } from 'react-intl';
import type { ModeProps } from '../modes';

export function MapMode({ chart }: ModeProps) {
  return (
    <h2>
      <FormattedMessage id="qa.mode.map" /> {chart?.id}
    </h2>
  );
}
