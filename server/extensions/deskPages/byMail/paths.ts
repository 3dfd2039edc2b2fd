/** Path of links in mails to the desk. */
export const DESK_LINK_PATH = '/desk/link';
