import { registry, type Registered } from '../../src/machines/registry';

/** Charts of the whole application or of a page; no dialog shows them. */
const alone: readonly string[] = [
  ...['session', 'sessionEnd', 'serviceConnection', 'inviteLink', 'statisticsPeriod', 'visualiser'],
  ...[
    'inviteRequest',
    'resendInvite',
    'deskStep',
    'policySaving',
    'policyDeletion',
    'unsavedChanges',
    'dialogOpening',
    'otherLogins',
  ],
];

/**
 * The charts that dialogs show. Whatever comes into the registry is one of them until it is named above;
 * `test/qa/previewSteps.test.ts` holds this against the panels of the views.
 */
export const dialogMachines: readonly Registered[] = registry.filter(({ id }) => !alone.includes(id));

/** The stories of these, to be told one by one. */
export const dialogStories = dialogMachines.flatMap((entry) =>
  Object.entries(entry.scenarios.stories).map(([name, story]) => ({ id: entry.id, name, entry, story })),
);
