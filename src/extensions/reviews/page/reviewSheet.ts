import type { IntlShape } from 'react-intl';
import { factNames, stateOf } from '../contract/review';
import type { Review } from '../contract/review.wire';
import { factMessages, stateMessages, type ReviewText } from './reviewText';

type Cells = readonly (string | number)[];

/**
 * Returns a review for a spreadsheet: a line for each service, with its facts, the comments, their authors
 * and times.
 */
export function reviewSheet(
  intl: IntlShape,
  { rows }: Pick<Review, 'rows'>,
  text: ReviewText,
): readonly Cells[] {
  const head = (id: string) => intl.formatMessage({ id });
  return [
    [
      ...[head('reviews.column.service'), head('reviews.column.entityId'), head('reviews.givenTo')],
      ...[
        head('reviews.verdict'),
        head('reviews.remark'),
        head('reviews.column.by'),
        head('reviews.column.at'),
      ],
      ...[head('reviews.question'), head('reviews.column.asked'), head('reviews.answer')],
      ...factNames.map((name) => head(factMessages[name])),
    ],
    ...rows.map((row) => [
      ...[row.serviceName, row.service, `${row.givenTo.name} <${row.givenTo.mail}>`],
      ...[head(stateMessages[stateOf(row)]), row.verdict?.remark ?? ''],
      ...[row.verdict?.by ?? '', row.verdict?.at ?? ''],
      ...[row.question?.text ?? '', row.question?.asked.name ?? '', row.question?.answer?.text ?? ''],
      ...factNames.map((name) => (row.facts ? text.fact(row.facts, name) : '')),
    ]),
  ];
}
