import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ReviewPerson } from '../contract/review.wire';
import { useDraft } from '../../../store/useDraft';
import { Button } from '../../../ui/actions/Button';
import { Form } from '../../../ui/form/Form';
import { PersonFields } from './PersonFields';
import { personSchema, type PersonDraft } from './reviewForms';
import { StepNotice } from './StepNotice';
import { OTHER, personOf } from './usePeople';
import type { Step, StepActor } from './useStep';
import styles from './Reviews.module.css';

interface GiveFormProps {
  readonly review: string;
  readonly rows: readonly number[];
  readonly people: readonly ReviewPerson[];
  readonly actor: StepActor;
  readonly step: Step;
  /** Id of the reason why buttons are disabled during a request. */
  readonly waiting: string | undefined;
  /** Called when they are assigned. */
  readonly onGiven: () => void;
}

/** Assigns the ticked services to a person. */
export function GiveForm({ review, rows, people, actor, step, waiting, onGiven }: GiveFormProps) {
  const [untouched] = useState((): PersonDraft => ({
    who: people[1]?.mail ?? people[0]?.mail ?? OTHER,
    mail: '',
  }));
  const { first, saveDraft, forget } = useDraft('review', `${review} give`, untouched);
  const gives = step.wish?.lead?.action === 'give';
  const busy = gives && step.busy;

  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ value, context }) => {
      if (value !== 'taken' || context.wish?.lead?.action !== 'give') return;
      forget();
      onGiven();
    });
    return unsubscribe;
  }, [actor, forget, onGiven]);

  return (
    <Form
      id="reviewGive"
      initialValues={first}
      schema={personSchema}
      onSubmit={(draft) => step.lead({ action: 'give', rows: [...rows], to: personOf(people, draft) })}
      onDraft={saveDraft}
    >
      {gives && <StepNotice step={step} />}
      <div className={styles.give}>
        <PersonFields label={<FormattedMessage id="reviews.give.to" />} people={people} />
        <Button type="submit" look="primary" small busy={busy} disabledBy={busy ? undefined : waiting}>
          <FormattedMessage id="reviews.give.button" />
        </Button>
      </div>
    </Form>
  );
}
