import { useEffect, useState, useMemo, useRef, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Section } from '../../ui/page/Section';
import { MachineName } from '../MachineName';
import { panelPaths } from '../steps/shortestPaths';
import { chartCalled } from '../charts';
import { simulate } from '../steps/simulate';
import { textsOf } from '../chartText';
import { ChoiceBar } from './ChoiceBar';
import { placesOf, type PreviewedDialog } from './dialogs';
import { PreviewLink } from './PreviewLink';
import type { Choosing } from './useChoices';
import { pathToPanel, type PanelFound } from './pathToPanel';
import type { PreviewChoices } from './choices';
import { DialogStage } from './DialogStage';
import { useRehearsal } from './useRehearsal';
import styles from './Preview.module.css';

export interface GalleryProps {
  readonly dialogs: readonly PreviewedDialog[];
  readonly choosing: Choosing;
}

/** Shows every panel of every dialog, each with a link to its preview. */
export function Gallery({ dialogs, choosing }: GalleryProps) {
  return (
    <div className={styles.stack}>
      <ChoiceBar choosing={choosing} />
      {dialogs.map((dialog) => (
        <Section
          key={dialog.entry.id}
          title={
            <FormattedMessage
              id="qa.preview.panelsOf"
              values={{ machine: <MachineName id={dialog.entry.id} /> }}
            />
          }
          note={
            <PreviewLink place={{ machine: dialog.entry.id }} choices={{ gallery: false }}>
              <FormattedMessage id="qa.preview.beside" />
            </PreviewLink>
          }
        >
          <Panels dialog={dialog} choosing={choosing} />
        </Section>
      ))}
    </div>
  );
}

interface PanelsProps {
  readonly dialog: PreviewedDialog;
  readonly choosing: Choosing;
}

function Panels({ dialog, choosing }: PanelsProps) {
  const [list, isNear] = useNear<HTMLUListElement>();
  const [ready, setReady] = useState(false);

  // Finding all paths takes seconds: the page is drawn first, and only what is about to be seen is looked for.
  useEffect(() => {
    if (!isNear) return undefined;
    const timer = setTimeout(() => {
      panelPaths(dialog.entry);
      setReady(true);
    });
    return () => clearTimeout(timer);
  }, [dialog, isNear]);

  return (
    <ul ref={list} className={styles.gallery} data-width={choosing.choices.width}>
      {placesOf(dialog.view).map((place) => (
        <GalleryCard
          key={place}
          place={place}
          choices={choosing.choices}
          found={ready ? pathToPanel(dialog, place) : undefined}
        />
      ))}
    </ul>
  );
}

interface GalleryCardProps {
  /** Place of the panel, as `machine.state`. */
  readonly place: string;
  readonly choices: PreviewChoices;
  /** Absent while the path to the panel is being looked for. */
  readonly found: PanelFound | undefined;
}

/** Shows one small panel, which is drawn when it comes near to the visible part of the page. */
function GalleryCard({ place, choices, found }: GalleryCardProps) {
  const chartText = textsOf(useIntl());
  const [machine = '', key] = place.split('.');
  const state = chartCalled(machine)?.states.find((known) => known.key === key);
  const [card, isNear] = useNear<HTMLLIElement>();

  const title = (state && chartText.title(state.title)) || place;
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

/** Tells whether an element has come near to the visible part of the page: within half a window of it. */
function useNear<Shown extends Element>(): readonly [RefObject<Shown | null>, boolean] {
  const shown = useRef<Shown>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    if (isNear || !shown.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '50%' },
    );
    observer.observe(shown.current);
    return () => observer.disconnect();
  }, [isNear]);

  return [shown, isNear];
}
