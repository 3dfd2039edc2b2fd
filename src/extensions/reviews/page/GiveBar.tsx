import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReviewPerson } from '../contract/review.wire';
import { useDraft } from '../../../store/useDraft';
import { ActionBar } from '../../../ui/actions/ActionBar';
import { Button } from '../../../ui/actions/Button';
import { Form } from '../../../ui/form/Form';
import { PersonFields } from './PersonFields';
import { personSchema, type PersonDraft } from './reviewForms';
import { StepNotice } from './StepNotice';
import { OTHER, personOf } from './usePeople';
import type { Step, StepActor } from './useStep';
import styles from './Reviews.module.css';

interface GiveBarProps {
  readonly review: string;
  readonly rows: readonly number[];
  readonly people: readonly ReviewPerson[];
  readonly actor: StepActor;
  readonly step: Step;
  /** Id of the reason why buttons are disabled during a request. */
  readonly waiting: string | undefined;
  readonly onClear: () => void;
}

/** Assigns the ticked services to a person. */
export function GiveBar({ review, rows, people, actor, step, waiting, onClear }: GiveBarProps) {
  const intl = useIntl();
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
      onClear();
    });
    return unsubscribe;
  }, [actor, forget, onClear]);

  function clear() {
    forget();
    if (gives) step.dismiss();
    onClear();
  }

  return (
    <ActionBar label={intl.formatMessage({ id: 'reviews.give.bar' })}>
      <Form
        id="reviewGive"
        initialValues={first}
        schema={personSchema}
        onSubmit={(draft) => step.lead({ action: 'give', rows: [...rows], to: personOf(people, draft) })}
        onDraft={saveDraft}
      >
        <b role="status">
          <FormattedMessage id="reviews.give.count" values={{ count: rows.length }} />
        </b>
        {gives && <StepNotice step={step} />}
        <PersonFields label={<FormattedMessage id="reviews.give.to" />} people={people} />
        <div className={styles.buttons}>
          <Button type="submit" look="primary" small busy={busy} disabledBy={busy ? undefined : waiting}>
            <FormattedMessage id="reviews.give.button" />
          </Button>
          <Button look="quiet" small onClick={clear}>
            <FormattedMessage id="reviews.give.clear" />
          </Button>
        </div>
      </Form>
    </ActionBar>
  );
}
