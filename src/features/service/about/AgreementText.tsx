import { FormattedMessage } from 'react-intl';

const messages = new Map([
  ['dpa_not_applicable', 'agreement.notApplicable'],
  ['dpa_in_surf_agreement', 'agreement.inFederation'],
  ['dpa_model_surf', 'agreement.model'],
  ['dpa_supplied_by_service', 'agreement.byService'],
  ['other', 'agreement.other'],
]);

/** Names the type of a processing agreement; an unknown one is shown as it is (REQUIREMENTS 132). */
export function AgreementText({ dpaType }: { readonly dpaType: string }) {
  const id = messages.get(dpaType);
  return id ? <FormattedMessage id={id} /> : dpaType;
}
