const known = {
  dpa_not_applicable: 'agreement.notApplicable',
  dpa_in_surf_agreement: 'agreement.inFederation',
  dpa_model_surf: 'agreement.model',
  dpa_supplied_by_service: 'agreement.byService',
  other: 'agreement.other',
} as const;

/** Message for the type of processing agreement; nothing for an unknown one, which is shown as it is (REQUIREMENTS 132). */
export function agreementMessage(dpaType: string): (typeof known)[keyof typeof known] | undefined {
  return Object.hasOwn(known, dpaType) ? known[dpaType as keyof typeof known] : undefined;
}
