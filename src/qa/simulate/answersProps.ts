import type { Step } from '../../machines/visualiser/visualiser.types';
import type { PossibleAnswer } from './possible';

export interface AnswersProps {
  readonly answers: readonly PossibleAnswer[];
  readonly onTake: (step: Step) => void;
}
