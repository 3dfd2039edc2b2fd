import { FormattedMessage, useIntl } from 'react-intl';
import type { Problem } from './checks';

/** Says what is wrong with a typed value, and what form it should have. */
export function ProblemText({ problem: { id, values } }: { readonly problem: Problem }) {
  const intl = useIntl();
  const { shape } = values;
  const shapeText =
    shape === 'text' || shape === 'number' ? intl.formatMessage({ id: `qa.shape.${shape}` }) : shape;
  return <FormattedMessage id={id} values={{ ...values, shape: shapeText }} />;
}
