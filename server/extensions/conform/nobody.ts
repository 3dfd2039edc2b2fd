/** An entity id that is nobody's. */
export const NOBODY = 'https://nobody.invalid/metadata';
