/** An entity ID that does not exist. */
export const NOBODY = 'https://nobody.invalid/metadata';
