import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { chartCalled } from '../charts';
import { simulate } from '../simulate/simulate';
import { wordsOf } from '../words';
import type { PreviewChoices } from './choices';
import { DialogStage } from './DialogStage';
import { PreviewLink } from './PreviewLink';
import { useNear } from './useNear';
import { useRehearsal } from './useRehearsal';
import type { PanelFound } from './pathToPanel';
import styles from './Preview.module.css';

export interface GalleryCardProps {
  /** Place of the panel, as `machine.state`. */
  readonly place: string;
  readonly choices: PreviewChoices;
  /** Absent while the path to the panel is being looked for. */
  readonly found: PanelFound | undefined;
}

/** Shows one small panel, which is drawn when it comes near to the visible part of the page. */
export function GalleryCard({ place, choices, found }: GalleryCardProps) {
  const words = wordsOf(useIntl());
  const [machine = '', key] = place.split('.');
  const state = chartCalled(machine)?.states.find((known) => known.key === key);
  const [card, isNear] = useNear<HTMLLIElement>();

  const title = (state && words.title(state.title)) || place;
  return (
    <li ref={card} className={styles.card} data-place={place}>
      <h3>
        {found ? (
          <PreviewLink
            place={{ machine: found.dialog.entry.id, story: found.way.story, steps: found.way.steps }}
            choices={{ gallery: false, held: found.held }}
          >
            {title}
          </PreviewLink>
        ) : (
          title
        )}
      </h3>
      <p className="small">
        <code>{place}</code>
      </p>
      <div className={styles.sample} data-width={choices.width}>
        {found && isNear && <Sample place={place} choices={choices} found={found} />}
      </div>
    </li>
  );
}

function Sample({
  place,
  choices,
  found: { dialog, way },
}: GalleryCardProps & { readonly found: PanelFound }) {
  const simulation = useMemo(() => simulate(dialog.entry, way.story, way.steps), [dialog.entry, way]);
  const rehearsal = useRehearsal(dialog.entry, simulation);
  return <DialogStage still title={place} choices={choices} view={dialog.view} rehearsal={rehearsal} />;
}
