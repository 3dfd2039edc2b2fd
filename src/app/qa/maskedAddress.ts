import {
  DIALOG_PARAMETER,
  formatDialogAddress,
  parseDialogAddress,
} from '../../contracts/domain/dialogAddress';
import { isTicketKey } from '../../contracts/domain/ticketRules';
import { members } from './members';

/** Words that occur in the application's addresses. */
const segments = new Set(
  (
    'apps all connected my-idp edit tickets about attributes statistics logged-out 404 dummy accept deny ' +
    'compare audit policies security reviews changes wishes profile watching users search invite resend_invite desk mails ' +
    'feeds webhooks accessibility glossary privacy overview how_to_connect license_data attributes_and_privacy ' +
    'attribute_policy resource_servers settings consent mfa surfsecureid authorization_policies new'
  ).split(' '),
);

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
