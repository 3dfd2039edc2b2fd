/** Name in `extensions` of `/users/me` if people without rights can ask their administrators for services. */
export const WISHES_EXTENSION = 'wishes';

/** Maximum number of wishes of a person at an institution. */
export const MOST_WISHES = 50;

/** Maximum number of characters of a sentence, of either side. */
export const LONGEST_SENTENCE = 500;

/** Maximum number of people in a wish. */
export const MOST_PEOPLE = 1_000_000;
