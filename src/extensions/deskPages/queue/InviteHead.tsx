import { DeskTabs } from './DeskTabs';

/** Leads from the form of invitations to the other pages of the desk. */
export function InviteHead() {
  return <DeskTabs current="invite" />;
}
