/** Path below which our server draws the logos of its demonstration. */
export const OWN_LOGOS = '/logos/';
