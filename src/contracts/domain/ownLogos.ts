/** Path prefix of our server's pictures: stored ones, and those that it draws for its demonstration. */
export const OWN_LOGOS = '/logos/';
