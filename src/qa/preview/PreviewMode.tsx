import { FormattedMessage } from 'react-intl';
import type { ModeProps } from '../modes';

export function PreviewMode({ chart }: ModeProps) {
  return (
    <h2>
      <FormattedMessage id="qa.mode.preview" /> {chart?.id}
    </h2>
  );
}
