/** Where links in mails to the desk lead. */
export const DESK_LINK_PATH = '/desk/link';
