import {
  DIALOG_PARAMETER,
  formatDialogAddress,
  parseDialogAddress,
} from '../../contracts/domain/dialogAddress';
import { isTicketKey } from '../../contracts/domain/tickets/ticketRules';
import { pageRoutes } from '../pages/pageRoutes';
import { members } from './members';

/** Words that addresses of the application are made of: those of the pages, and those of parts of a page. */
const segments = new Set([
  ...pageRoutes.flatMap(({ path }) => path.split('/')),
  ...'about overview how_to_connect license_data attributes attributes_and_privacy attribute_policy'.split(
    ' ',
  ),
  ...'resource_servers settings consent mfa surfsecureid authorization_policies'.split(' '),
  ...'new accept deny dummy'.split(' '),
]);

/** Path and dialog of an address; typed and searched text is left out. */
export function maskedAddress(href: string): string {
  const { pathname, searchParams } = new URL(href);
  const path = pathname.split('/').map(maskedSegment).join('/');
  const dialog = parseDialogAddress(searchParams.get(DIALOG_PARAMETER));
  return dialog ? `${path}?${DIALOG_PARAMETER}=${formatDialogAddress(dialog)}` : path;
}

function maskedSegment(segment: string): string {
  const isKnown = segments.has(segment) || isType(segment) || isTicketKey(segment);
  return segment === '' || isKnown || /^\d{1,9}$/.test(segment) ? segment : `‹text, ${segment.length}›`;
}

function isType(segment: string): boolean {
  return members.serviceType?.some((known) => typeof known === 'object' && known.has(segment)) ?? false;
}
