/** People of the demonstration whom the visualiser can sign in; the same as on its login page. */
interface QaPersona {
  /** Their subject at the embedded provider. */
  readonly subject: string;
  readonly name: string;
  readonly role: 'admin' | 'viewer' | 'member' | 'superUser' | 'testAdmin';
  /** Rank of their login unless another one is chosen. */
  readonly level: number;
}

/** A person without an institution gets no session, so there is none in this list. */
export const qaPersonas: readonly QaPersona[] = [
  { subject: 'alex-sample', name: 'Alex Sample', role: 'admin', level: 2 },
  { subject: 'robin-example', name: 'Robin Example', role: 'admin', level: 3 },
  { subject: 'mika-mockup', name: 'Mika Mockup', role: 'admin', level: 1 },
  { subject: 'kim-placeholder', name: 'Kim Placeholder', role: 'viewer', level: 2 },
  { subject: 'sam-specimen', name: 'Sam Specimen', role: 'member', level: 1 },
  { subject: 'toni-template', name: 'Toni Template', role: 'testAdmin', level: 2 },
  { subject: 'federation-desk', name: 'Federation desk', role: 'superUser', level: 3 },
];
