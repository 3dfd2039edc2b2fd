import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AnyActorRef } from 'xstate';
import type { DialogView } from '../../dialogs/frame/panels';
import { DialogSample } from '../preview/DialogSample';
import { loadDialogs, placesOf, shownAs } from '../preview/dialogs';
import { pathToPanel } from '../preview/pathToPanel';
import { rehearse } from '../script/rehearse';
import { registry } from '../registry';
import { simulate } from '../steps/simulate';

/** The texts of each panel, by `machine.state`. */
export type PanelTexts = ReadonlyMap<string, string>;

export interface PanelReaderProps {
  readonly machine: string;
  readonly onRead: (texts: PanelTexts) => void;
}

/** Renders the panels of a machine outside the page, as the product does, and reports their texts once. */
export function PanelReader({ machine, onRead }: PanelReaderProps) {
  const [host] = useState(() => document.createElement('div'));
  const [panels, setPanels] = useState<readonly Panel[]>();

  useEffect(() => {
    let isActive = true;
    const stop = (led: readonly Panel[]) => led.forEach(({ actor }) => actor.stop());
    const leading = panelsOf(machine);
    leading.then((led) => isActive && setPanels(led), reportError);
    return () => {
      isActive = false;
      leading.then(stop, () => undefined);
    };
  }, [machine]);

  useEffect(() => {
    if (!panels) return;
    onRead(new Map(panels.map(({ place }, index) => [place, textOf(host.children[index])])));
  }, [panels, host, onRead]);

  return createPortal(
    panels?.map(({ place, view, actor }) => (
      <div key={place}>
        <DialogSample view={view} actor={actor} run={0} onEvent={nothing} />
      </div>
    )),
    host,
  );
}

interface Panel {
  readonly place: string;
  readonly view: DialogView;
  readonly actor: AnyActorRef;
}

/**
 * Returns the panels of a machine with its real actor in each; none for a machine that does not belong to a
 * dialog.
 */
async function panelsOf(machine: string): Promise<readonly Panel[]> {
  const entry = registry.find(({ id }) => id === machine);
  const dialog = entry && shownAs(await loadDialogs(), entry);
  if (!dialog) return [];
  const places = placesOf(dialog.view).filter((place) => place.startsWith(`${machine}.`));
  return Promise.all(
    places.map(async (place) => {
      const { dialog: shown, way } = pathToPanel(dialog, place);
      const simulation = simulate(shown.entry, way.story, way.steps);
      return { place, view: shown.view, actor: await rehearse(shown.entry, simulation) };
    }),
  );
}

/** Returns the text of an element, with a space between the texts of two elements. */
function textOf(element: Element | undefined): string {
  if (!element) return '';
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) text += ` ${walker.currentNode.textContent ?? ''}`;
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}

function nothing(): void {}
