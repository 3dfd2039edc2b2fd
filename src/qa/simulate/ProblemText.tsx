import { FormattedMessage, useIntl } from 'react-intl';
import type { Problem } from './checks';

/** Shows what is wrong with a typed value; of what shape it should be is said in words. */
export function ProblemText({ problem: { id, values } }: { readonly problem: Problem }) {
  const intl = useIntl();
  const { shape } = values;
  const words =
    shape === 'text' || shape === 'number' ? intl.formatMessage({ id: `qa.shape.${shape}` }) : shape;
  return <FormattedMessage id={id} values={{ ...values, shape: words }} />;
}
