import { Type, type Static } from 'typebox';
import { ConsentType } from './enumerations';

const Text = Type.Union([Type.String(), Type.Null()]);

/** Consents are in a bare list, so missing texts are null there. */
export const Consent = Type.Object({
  spEntityId: Type.String(),
  type: ConsentType,
  explanationEn: Text,
  explanationNl: Text,
  explanationPt: Text,
  typeMetaData: Type.String(),
});
export type Consent = Static<typeof Consent>;
