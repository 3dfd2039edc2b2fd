import { knownMultiFactor as known } from '../../../../src/contracts/domain/multiFactor';
import type { OfferedLevel } from './offeredLevel';
import { pageWords } from '../../../platform/text/pageWords';

type Known = Pick<OfferedLevel, 'labels' | 'group'>;

/** Names of the assurance levels of the field, by rank. */
export const knownAssurance: Readonly<Record<string, Known>> = {
  '1.5': { labels: pageWords('strong.level.1.5') },
  '2': { labels: pageWords('strong.level.2') },
  '3': { labels: pageWords('strong.level.3') },
};

/** Names of the multi-factor values of the field. */
export const knownMultiFactor: Readonly<Record<string, Known>> = Object.fromEntries(
  known.map(({ uri, label, group }) => [uri, { labels: pageWords(label), ...(group && { group }) }]),
);
