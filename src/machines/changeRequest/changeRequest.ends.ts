/** A state that tells what became of the change; closed, it says so to the page behind as well. */
export function ended<const Announce extends string>(description: string, title: string, announce: Announce) {
  return {
    description,
    meta: { title },
    tags: ['terminal'],
    on: { 'dismissal.requested': { actions: [announce, 'announceSettled'], target: 'finished' } },
  } as const;
}
