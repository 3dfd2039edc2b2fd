export const en = {
  skip: 'Skip to the main content',
  language: 'Language',
  chooseTitle: 'Choose who you are',
  chooseLede:
    'This installation uses its built-in demonstration login. The people are invented and need no password.',
  toPeople: 'Back to the people of the demonstration',
  people: 'People of the demonstration',
  noInstitution: 'No institution that this dashboard knows',
  roles: {
    admin: 'Administrator',
    viewer: 'Viewer (maintainer)',
    member: 'Member',
    superUser: 'Super user',
    none: 'No role',
  },
  abilities: {
    admin: 'Connects services, edits data, manages policies',
    viewer: 'Sees everything, files no requests',
    member: 'Sees services; no tickets, no settings',
    superUser: 'Invites institutions and acts for any of them',
    none: 'Is shown the page for people without access',
  },
  level: (rank: number) => `level ${rank}`,
  inTest: 'An institution in test: cannot connect services in production',
  levelLabel: 'Level of this login',
  levelHint: 'A request that needs more asks you to log in again at a higher level.',
  levelAsListed: 'As listed',
  levelOption: (rank: number) => `LoA ${rank}`,
  levelAsked: (rank: number) => `The dashboard asks for level ${rank}.`,
  levelAskedWhy:
    'It is chosen below. With a lower level the login counts as not strong enough, and you are told so.',
  anyTitle: 'Any other institution',
  anyLede: 'Log in for any institution of the federation, imported ones included.',
  roleLabel: 'Role there',
  searchLabel: 'Name or entity ID of the institution',
  search: 'Search',
  found: (shown: number, total: number) =>
    total === 0
      ? 'No institution has this in its name or entity ID.'
      : total === 1
        ? '1 institution. Choose it to log in.'
        : shown < total
          ? `The first ${shown} of ${total} institutions. Choose one to log in, or search for more of its name.`
          : `${total} institutions. Choose one to log in.`,
  cancel: 'Cancel',
  guest: 'Continue as a guest',
  warning:
    'Not for real use: anybody on this machine can log in as anybody. An operator replaces this page by the institutions’ own login.',
  noAccessTitle: 'You cannot use this dashboard',
  noAccessUnknown: (institution: string) =>
    `You signed in through ${institution}, which is not an institution of this federation.`,
  noAccessNone: 'Your login does not say which institution you belong to.',
  noAccessHelp: 'Log in through another institution, look around as a guest, or ask the federation’s desk.',
  signInAgain: 'Log in again',
  toStart: 'To the start page',
  contact: 'Contact the federation’s desk',
  lostTitle: 'This login cannot go on',
  lostText:
    'It took too long, was used before, or was begun in another browser. You were not signed in. Start again.',
  unreachableTitle: 'The login service does not answer',
  unreachableText: 'You were not signed in. Try again in a moment.',
  retry: 'Try again',
  tooManyTitle: 'Too many logins at once',
  tooManyText: (seconds: number) =>
    `More logins were begun from your network in the last minute than this dashboard allows. You were not signed in. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  unavailableTitle: 'The dashboard cannot reach its data',
  unavailableText: 'It is mostly back within a minute. What was saved is still there. Try again in a moment.',
  brokenTitle: 'Something went wrong',
  brokenText: (reference: string) =>
    `This is a fault of the dashboard. If it comes back, tell the federation’s desk this reference: ${reference}.`,
  noPageTitle: 'There is no such page',
  noPageText: 'The address may have been cut short or mistyped. Open the dashboard and go on from there.',
  badAddressTitle: 'This link is not allowed',
  badAddressText:
    'It asks for a login that leads to another site, or for a level that does not exist here. Open the dashboard and log in there.',
};

/** Sentences of the pages that the server itself shows around the login; every language has all of them. */
export type Texts = typeof en;
