import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { keyOf, type ListedService } from '../../../contracts/domain/services/catalogue';
import { moved } from '../../../lib/calendar';
import { dayAt } from '../../../lib/zone';
import type { reviewStartMachine } from '../reviewStart.machine';
import { useAppSelector } from '../../../store/hooks';
import { usePerson } from '../../../store/person';
import { selectTickedServices } from '../../../store/selection.slice';
import { useDraft } from '../../../store/useDraft';
import { Banner } from '../../../ui/notices/Banner';
import { Button } from '../../../ui/actions/Button';
import { FailureText } from '../../../ui/notices/FailureText';
import { ChoiceField } from '../../../ui/form/ChoiceField';
import { DateField } from '../../../ui/form/DateField';
import { Form } from '../../../ui/form/Form';
import { Restored } from '../../../ui/form/Restored';
import { TextField } from '../../../ui/form/TextField';
import { Section } from '../../../ui/page/Section';
import { UnsavedChanges } from '../../../ui/notices/UnsavedChanges';
import { PersonFields } from './PersonFields';
import { startOf, startSchema, withKeys, type StartDraft } from './reviewForms';
import { OTHER, usePeople } from './usePeople';
import styles from './Reviews.module.css';

export type StartActor = ActorRefFrom<typeof reviewStartMachine>;

/** Days for which a review runs unless another day is chosen. */
const usualDays = 30;

interface StartFormProps {
  readonly actor: StartActor;
  /** The connected services. */
  readonly services: readonly ListedService[];
}

/** Starts a review: its services, its first reviewer, and its last day. */
export function StartForm({ actor, services }: StartFormProps) {
  const intl = useIntl();
  const state = useSelector(actor, ({ value }) => value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const { statsTimeZone } = usePerson().installation;
  const [today] = useState(() => dayAt(Date.now(), statsTimeZone));
  const people = usePeople();
  const keys = useAppSelector(selectTickedServices);
  const [untouched] = useState((): StartDraft => ({
    title: intl.formatMessage({ id: 'reviews.start.name' }, { year: today.slice(0, 4) }),
    dueOn: moved(today, usualDays, 'day'),
    services: 'all',
    ticked: [],
    who: people[0]?.mail ?? OTHER,
    mail: '',
  }));
  const [ticks] = useState((): Partial<StartDraft> => {
    const ticked = withKeys(services, keys).map(keyOf);
    return ticked.length > 0 ? { services: 'ticked', ticked } : {};
  });
  const initialDraft = useMemo(() => ({ ...untouched, ...ticks }), [untouched, ticks]);
  const { first, saveDraft, values, restored, forget } = useDraft('reviewStart', '', untouched, initialDraft);
  // The current ticks count, not those in the kept draft.
  const [initial] = useState(() => ({ ...first, ...ticks }));
  const dirty = JSON.stringify(values) !== JSON.stringify(initialDraft);
  const ticked = withKeys(services, values.ticked);
  const schema = useMemo(() => startSchema(today), [today]);

  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ value }) => {
      if (value === 'started') forget();
    });
    return unsubscribe;
  }, [actor, forget]);

  // Ticks alone are kept for a login, not for the next visit to the page.
  const leave = useEffectEvent(() => {
    if (!dirty) forget();
  });
  useEffect(() => () => leave(), []);

  const all = <FormattedMessage id="reviews.start.all" values={{ count: services.length }} />;
  return (
    <Section title={<FormattedMessage id="reviews.start.title" />}>
      <div className={styles.start}>
        <Form
          id="reviewStart"
          initialValues={initial}
          schema={schema}
          onSubmit={(draft) =>
            actor.send({ type: 'form.submitted', start: startOf(draft, people, services) })
          }
          onDraft={saveDraft}
        >
          <UnsavedChanges when={dirty} onLeave={forget} />
          <Restored when={restored} untouched={initialDraft} />
          {state === 'failed' && failure && (
            <Banner tone="error" live>
              <FailureText failure={failure} />
            </Banner>
          )}
          <TextField name="title" label={<FormattedMessage id="reviews.start.what" />} />
          <DateField
            name="dueOn"
            label={intl.formatMessage({ id: 'reviews.start.dueOn' })}
            min={today}
            max={moved(today, 1, 'year')}
            hint={<FormattedMessage id="reviews.start.dueOn.hint" />}
          />
          {ticked.length > 0 ? (
            <ChoiceField
              name="services"
              legend={<FormattedMessage id="reviews.start.services" />}
              options={[
                { value: 'all', label: all },
                {
                  value: 'ticked',
                  label: <FormattedMessage id="reviews.start.ticked" values={{ count: ticked.length }} />,
                },
              ]}
            />
          ) : (
            <div>
              <p>
                <strong>
                  <FormattedMessage id="reviews.start.services" />
                </strong>
                <br />
                {all}
              </p>
              <p className={styles.hint}>
                <FormattedMessage id="reviews.start.ticked.hint" />
              </p>
            </div>
          )}
          <PersonFields label={<FormattedMessage id="reviews.start.givenTo" />} people={people} />
          <p className={styles.hint}>
            <FormattedMessage id="reviews.start.givenTo.hint" />
          </p>
          <div className={styles.buttons}>
            <Button type="submit" look="primary" busy={state === 'starting'}>
              <FormattedMessage id="reviews.start.button" />
            </Button>
          </div>
        </Form>
      </div>
    </Section>
  );
}
