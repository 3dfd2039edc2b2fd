export const en = {
  skip: 'Skip to the main content',
  language: 'Language',
  chooseTitle: 'Choose who you are',
  chooseLede:
    'This installation uses its built-in demonstration login. The people are invented and need no password.',
  toPeople: 'Back to the people in the demonstration',
  people: 'People in the demonstration',
  noInstitution: 'No institution known to this dashboard',
  roles: {
    admin: 'Administrator',
    viewer: 'Viewer',
    member: 'Member',
    superUser: 'Super user',
    none: 'No role',
  },
  abilities: {
    admin: 'Connects services, edits data, manages policies',
    viewer: 'Sees everything, sends no requests',
    member: 'Sees services; no tickets, no settings',
    superUser: 'Invites institutions and acts for any of them',
    none: 'Sees the page for people without access',
  },
  level: (rank: number) => `level ${rank}`,
  inTest: 'A test institution: cannot connect production services',
  levelLabel: 'Level of this login',
  levelHint: 'If something requires a higher level, you are asked to log in again.',
  levelAsListed: 'The level of each person',
  levelOption: (rank: number) => `LoA ${rank}`,
  levelAsked: (level: string) => `The dashboard requires level ${level}.`,
  levelAskedWhy:
    'It has been selected below. If you choose a lower one, you are told that your login is not strong enough.',
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
          ? `The first ${shown} of ${total} institutions. Choose one to log in, or enter more of its name.`
          : `${total} institutions. Choose one to log in.`,
  cancel: 'Cancel',
  guest: 'Continue as a guest',
  warning:
    'Not for real use: anybody on this computer can log in as anybody. An operator replaces this page with the institutions’ own login.',
  noAccessTitle: 'You cannot use this dashboard',
  noAccessUnknown: (institution: string) =>
    `You logged in through ${institution}, which is not an institution of this federation.`,
  noAccessNone: 'Your login does not say which institution you belong to.',
  noAccessHelp: 'Log in through another institution, browse as a guest, or contact the federation’s support.',
  signInAgain: 'Log in again',
  toStart: 'Go to the start page',
  contact: 'Contact the federation’s support',
  lostTitle: 'This login cannot be completed',
  lostText:
    'It took too long, was used before, or was started in another browser. You were not logged in. Start again.',
  unreachableTitle: 'The login service is not answering',
  unreachableText: 'You were not logged in. Try again in a moment.',
  retry: 'Try again',
  tooManyTitle: 'Too many logins at once',
  tooManyText: (seconds: number) =>
    `More logins were started from your network in the last minute than this dashboard allows. You were not logged in. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  unavailableTitle: 'The dashboard cannot reach its data',
  unavailableText:
    'This usually passes within a minute. What was saved is still there. Try again in a moment.',
  brokenTitle: 'Something went wrong',
  brokenText: (reference: string) =>
    `This is a fault of the dashboard. If it keeps happening, contact the federation’s support and mention ${reference}.`,
  noPageTitle: 'Page not found',
  noPageText: 'The address may have been cut short or mistyped. Open the dashboard and continue from there.',
  badAddressTitle: 'This link is not allowed',
  badAddressText:
    'It asks for a login that leads to another site, or for a level that does not exist here. Open the dashboard and log in there.',
};

/** Sentences of the pages that the server itself shows around the login; every language has all of them. */
export type Texts = typeof en;
