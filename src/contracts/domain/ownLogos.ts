/** Path below which our server has pictures: those that it keeps, and those that it draws for its demonstration. */
export const OWN_LOGOS = '/logos/';
