/** What a service says of the identifiers of people that it needs (SAML Subject Identifier Attributes Profile). */
export type SubjectIdRequirement = (typeof subjectIdRequirements)[number];

export const subjectIdRequirements = ['subject-id', 'pairwise-id', 'any', 'none'] as const;
