import { FormattedMessage } from 'react-intl';
import type { ModeProps } from '../modes';

export function CoverageMode({ chart }: ModeProps) {
  return (
    <h2>
      <FormattedMessage id="qa.mode.coverage" /> {chart?.id}
    </h2>
  );
}
