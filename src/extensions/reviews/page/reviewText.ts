import type { IntlShape } from 'react-intl';
import type { FactName, RowState } from '../contract/review';
import type { Installation } from '../../../contracts/domain/person/person';
import type { ReviewFacts } from '../contract/review.wire';
import { settingKinds } from '../../../contracts/domain/services/settingKinds';
import { attributeLabel } from '../../../i18n/attributeLabel';
import { consentText } from '../../../i18n/messages/consentText';
import { contractText } from '../../securityRules/contractText';
import { shortLevel } from '../../../i18n/levels';
import { multiFactorText } from '../../../i18n/multiFactorText';
import '../reviews.texts';
import type { StatusKind } from '../../../ui/marks/StatusMark';
import type { ReviewFilter, ReviewOrder } from './reviewAddress';

export const factMessages = {
  attributes: 'reviews.fact.attributes',
  level: settingKinds.strongAuthentication.name,
  multiFactor: settingKinds.multiFactor.name,
  consent: settingKinds.consent.name,
  contract: 'reviews.fact.contract',
  privacyStatement: 'reviews.fact.privacyStatement',
} as const satisfies Record<FactName, string>;

export const stateMessages = {
  open: 'reviews.state.open',
  asked: 'reviews.state.asked',
  answered: 'reviews.state.answered',
  keep: 'reviews.state.keep',
  end: 'reviews.state.end',
} as const satisfies Record<RowState, string>;

export const stateMarks = {
  open: 'open',
  asked: 'waiting',
  answered: 'action',
  keep: 'on',
  end: 'ended',
} as const satisfies Record<RowState, StatusKind>;

export const filterMessages = {
  mine: 'reviews.show.mine',
  open: 'reviews.show.open',
  end: 'reviews.show.end',
  all: 'reviews.show.all',
} as const satisfies Record<ReviewFilter, string>;

export const orderMessages = {
  unused: 'reviews.order.unused',
  name: 'reviews.order.name',
} as const satisfies Record<ReviewOrder, string>;

/** Says in the language of the page what is known of a service; the file for spreadsheets says the same. */
export interface ReviewText {
  readonly fact: (facts: ReviewFacts, name: FactName) => string;
}

export function reviewText(intl: IntlShape, { ladder, levelLabels }: Installation): ReviewText {
  const say = (id: string) => intl.formatMessage({ id });

  function fact(facts: ReviewFacts, name: FactName): string {
    switch (name) {
      case 'attributes':
        return attributesText(facts.attributes);
      case 'level':
        return shortLevel(intl, ladder, facts.level ?? '');
      case 'multiFactor':
        return multiFactorText(intl, facts.multiFactor ?? '', levelLabels[facts.multiFactor ?? '']);
      case 'consent':
        return consentText(intl, facts.consent);
      case 'contract':
        return contractText(intl, facts.contract);
      case 'privacyStatement':
        return (
          [...new Set(Object.values(facts.privacyStatement))].filter(Boolean).join(', ') ||
          say('reviews.nothing')
        );
    }
  }

  function attributesText(attributes: ReviewFacts['attributes']): string {
    if (!attributes) return say('reviews.everything');
    return intl.formatList(attributes.map((urn) => attributeLabel(intl, urn))) || say('reviews.nothing');
  }

  return { fact };
}
