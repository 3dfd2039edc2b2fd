import { FormattedMessage } from 'react-intl';
import { agreementMessage } from './agreement';

export function AgreementText({ dpaType }: { readonly dpaType: string }) {
  const id = agreementMessage(dpaType);
  return id ? <FormattedMessage id={id} /> : dpaType;
}
