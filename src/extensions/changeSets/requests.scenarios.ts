/** Answers of the machine that adds lines to the set, to a chart that invokes it. */
export const additions = {
  gathered: { output: { kind: 'gathered', added: 2, size: 5, refused: [] } },
  inPart: { output: { kind: 'gathered', added: 1, size: 4, refused: [{ place: 1, obstacle: 'same' }] } },
  nothing: {
    output: {
      kind: 'gathered',
      added: 0,
      size: 3,
      refused: [
        { place: 0, obstacle: 'same' },
        { place: 1, obstacle: 'requested', jiraKey: 'CXT-70' },
      ],
    },
  },
  returned: { output: { kind: 'returned' } },
  dismissed: { output: { kind: 'dismissed' } },
  broken: { failure: { kind: 'unknown' } },
} as const;
