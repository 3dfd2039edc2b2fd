import { within } from '../../../lib/basePath';

export interface Piece {
  readonly text: string;
  /** Path and query in this dashboard; absent for text and for addresses elsewhere. */
  readonly to?: string;
}

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/;

/**
 * Returns a text in pieces, so that addresses below `home` can be links. Others have written the text, so nothing else is a
 * link.
 */
export function piecesOf(text: string, home: string): Piece[] {
  return text.split(address).flatMap((piece) => {
    if (piece === '') return [];
    const url = URL.canParse(piece) ? new URL(piece) : undefined;
    const isOwn =
      address.test(piece) && piece.startsWith(`${home}/`) && url?.username === '' && url.password === '';
    // Pages of the server itself are not pages of this application.
    const to = within(url?.pathname ?? '');
    if (!isOwn || to.startsWith('/dashboard/') || to.startsWith('/login')) return [{ text: piece }];
    return [{ text: piece, to: to + url?.search }];
  });
}
