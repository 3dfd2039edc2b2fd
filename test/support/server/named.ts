/** Settings that production needs besides a login and a database; the levels are those of the demonstration. */
const level = (rank: string) => `http://idp-dashboard.example/assurance/loa${rank}`;

export const NAMED = {
  FEDERATION_NAME: 'Harwick Federation',
  DEFAULT_LOA: level('1'),
  LOA_LEVELS: ['1.5', '2', '3'].map(level).join(),
};
