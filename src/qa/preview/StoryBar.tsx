import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonGroup } from '../../ui/actions/Button';
import { Segmented } from '../../ui/fields/Segmented';
import { Select } from '../../ui/fields/Select';
import { CopyReport } from '../report/CopyReport';
import { reportedSimulation } from '../report/reportedSimulation';
import type { Choosing } from './useChoices';
import type { Preview } from './usePreview';
import styles from './Preview.module.css';

export interface StoryBarProps {
  readonly preview: Preview;
  readonly choosing: Choosing;
  readonly onRestart: () => void;
}

/** Shows the story, how far it has been played, and whether ports answer by themselves. */
export function StoryBar({ preview, choosing, onRestart }: StoryBarProps) {
  const intl = useIntl();
  const { entry, simulation, steps, next, back, whole, goTo } = preview;
  const { choices, choose } = choosing;
  const { story } = simulation;
  return (
    <div className={styles.story}>
      <Select
        label={<FormattedMessage id="qa.simulate.story" />}
        value={story}
        options={Object.entries(entry.scenarios.stories).map(([name, { title }]) => ({
          value: name,
          label: intl.formatMessage({ id: 'qa.simulate.storyNamed' }, { name, title }),
        }))}
        onChange={(name) => goTo(name, [])}
      />
      <ButtonGroup>
        <Button icon="retry" onClick={onRestart}>
          <FormattedMessage id="qa.simulate.restart" />
        </Button>
        <Button
          icon="back"
          disabledBy={back ? undefined : 'qa-preview-back'}
          onClick={() => back && goTo(story, back)}
        >
          <FormattedMessage id="qa.preview.back" />
        </Button>
        <Button
          look="primary"
          icon="right"
          disabledBy={next ? undefined : 'qa-preview-next'}
          onClick={() => next && goTo(story, [...steps, next])}
        >
          <FormattedMessage id="qa.simulate.next" />
        </Button>
        <Button onClick={() => choose({ held: false }, { selected: '', story, steps: whole })}>
          <FormattedMessage id="qa.simulate.play" />
        </Button>
      </ButtonGroup>
      <p className="visually-hidden" id="qa-preview-back">
        <FormattedMessage id="qa.preview.noBack" />
      </p>
      <p className="visually-hidden" id="qa-preview-next">
        <FormattedMessage id="qa.preview.noNext" />
      </p>
      <Segmented
        label={intl.formatMessage({ id: 'qa.preview.ports' })}
        options={[
          { value: 'answer', label: intl.formatMessage({ id: 'qa.preview.ports.answer' }) },
          { value: 'held', label: intl.formatMessage({ id: 'qa.preview.ports.held' }) },
        ]}
        value={choices.held ? 'held' : 'answer'}
        onChange={(ports) => choose({ held: ports === 'held' }, { story, steps })}
      />
      <CopyReport reported={(spoken) => reportedSimulation(spoken, simulation)} />
    </div>
  );
}
