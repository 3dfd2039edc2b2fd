import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Section } from '../../ui/page/Section';
import { ChoiceBar } from './ChoiceBar';
import { GalleryCard } from './GalleryCard';
import { MachineName } from '../MachineName';
import { placesOf, type PreviewedDialog } from './dialogs';
import { PreviewLink } from './PreviewLink';
import { useNear } from './useNear';
import type { Choosing } from './useChoices';
import { pathToPanel } from './pathToPanel';
import { panelPaths } from '../simulate/shortestPaths';
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
