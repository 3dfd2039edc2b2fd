import accessibility from '../../../translations/accessibility/en.json';
import answers from '../../../translations/answers/en.json';
import arrival from '../../../translations/arrival/en.json';
import attribute from '../../../translations/attribute/en.json';
import audit from '../../../translations/audit/en.json';
import category from '../../../translations/category/en.json';
import changeRequest from '../../../translations/changeRequest/en.json';
import changes from '../../../translations/changes/en.json';
import comparison from '../../../translations/comparison/en.json';
import connect from '../../../translations/connect/en.json';
import core from '../../../translations/core/en.json';
import denyInvite from '../../../translations/denyInvite/en.json';
import desk from '../../../translations/desk/en.json';
import dialogs from '../../../translations/dialogs/en.json';
import disconnect from '../../../translations/disconnect/en.json';
import download from '../../../translations/download/en.json';
import emptyList from '../../../translations/emptyList/en.json';
import facetTips from '../../../translations/facetTips/en.json';
import failure from '../../../translations/failure/en.json';
import faultNotice from '../../../translations/faultNotice/en.json';
import feeds from '../../../translations/feeds/en.json';
import fields from '../../../translations/fields/en.json';
import gathered from '../../../translations/gathered/en.json';
import glossary from '../../../translations/glossary/en.json';
import identities from '../../../translations/identities/en.json';
import institution from '../../../translations/institution/en.json';
import invitations from '../../../translations/invitations/en.json';
import legend from '../../../translations/legend/en.json';
import mail from '../../../translations/mail/en.json';
import mails from '../../../translations/mails/en.json';
import news from '../../../translations/news/en.json';
import notFound from '../../../translations/notFound/en.json';
import page from '../../../translations/page/en.json';
import palette from '../../../translations/palette/en.json';
import partialList from '../../../translations/partialList/en.json';
import policies from '../../../translations/policies/en.json';
import privacy from '../../../translations/privacy/en.json';
import profile from '../../../translations/profile/en.json';
import publishing from '../../../translations/publishing/en.json';
import reviews from '../../../translations/reviews/en.json';
import searches from '../../../translations/searches/en.json';
import security from '../../../translations/security/en.json';
import selection from '../../../translations/selection/en.json';
import service from '../../../translations/service/en.json';
import session from '../../../translations/session/en.json';
import sessionEnd from '../../../translations/sessionEnd/en.json';
import settings from '../../../translations/settings/en.json';
import statistics from '../../../translations/statistics/en.json';
import terms from '../../../translations/terms/en.json';
import ticket from '../../../translations/ticket/en.json';
import tickets from '../../../translations/tickets/en.json';
import ticketTypes from '../../../translations/ticketTypes/en.json';
import todo from '../../../translations/todo/en.json';
import ui from '../../../translations/ui/en.json';
import watching from '../../../translations/watching/en.json';
import webhooks from '../../../translations/webhooks/en.json';
import wishes from '../../../translations/wishes/en.json';
import withdrawRequest from '../../../translations/withdrawRequest/en.json';
import type { Sentences } from './sentences';

/** All English sentences of the product's users. Those of the visualiser are for testers. */
export const english: Sentences = {
  ...accessibility,
  ...answers,
  ...arrival,
  ...attribute,
  ...audit,
  ...category,
  ...changeRequest,
  ...changes,
  ...comparison,
  ...connect,
  ...core,
  ...denyInvite,
  ...desk,
  ...dialogs,
  ...disconnect,
  ...download,
  ...emptyList,
  ...facetTips,
  ...failure,
  ...faultNotice,
  ...feeds,
  ...fields,
  ...gathered,
  ...glossary,
  ...identities,
  ...institution,
  ...invitations,
  ...legend,
  ...mail,
  ...mails,
  ...news,
  ...notFound,
  ...page,
  ...palette,
  ...partialList,
  ...policies,
  ...privacy,
  ...profile,
  ...publishing,
  ...reviews,
  ...searches,
  ...security,
  ...selection,
  ...service,
  ...session,
  ...sessionEnd,
  ...settings,
  ...statistics,
  ...terms,
  ...ticket,
  ...tickets,
  ...todo,
  ...ticketTypes,
  ...ui,
  ...watching,
  ...webhooks,
  ...wishes,
  ...withdrawRequest,
};

/** Ids that only the server uses, in its pages and mails. */
export const serverOnly: ReadonlySet<string> = new Set([...Object.keys(mail), ...Object.keys(page)]);
