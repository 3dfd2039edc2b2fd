/** An entity ID that does not exist. */
export const UNKNOWN_ENTITY = 'https://nobody.invalid/metadata';
