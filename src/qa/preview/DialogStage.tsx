import { useEffect, useRef, type ReactNode } from 'react';
import type { AnyEventObject } from 'xstate';
import type { DialogView } from '../../dialogs/frame/panels';
import { SpokenLanguage, useLanguage } from '../../i18n/LanguageProvider';
import type { PreviewChoices } from './choices';
import { DialogSample } from './DialogSample';
import { Stage } from './Stage';
import type { Rehearsal } from './useRehearsal';
import { useDialogLanguage } from './useDialogLanguage';

export interface DialogStageProps {
  readonly title: string;
  readonly choices: PreviewChoices;
  readonly view: DialogView;
  /** Absent while it is being prepared. */
  readonly rehearsal: Rehearsal | undefined;
  readonly still?: boolean;
  readonly onEvent?: (event: AnyEventObject) => void;
  /** Called when the person follows a link of the dialog. */
  readonly onLink?: (address: string) => void;
}

/** Shows a dialog in a frame, in the chosen language, theme and width. */
export function DialogStage({
  title,
  choices,
  view,
  rehearsal,
  still,
  onEvent = nothing,
  onLink = nothing,
}: DialogStageProps) {
  const { choose } = useLanguage();
  const spoken = useDialogLanguage(choices.language);
  return (
    <Stage
      title={title}
      width={choices.width}
      theme={choices.theme}
      language={spoken?.language ?? 'en'}
      still={still}
    >
      {spoken && rehearsal && (
        <SpokenLanguage {...spoken} choose={choose}>
          <LinkGuard onLink={onLink}>
            <DialogSample {...rehearsal} view={view} onEvent={onEvent} />
          </LinkGuard>
        </SpokenLanguage>
      )}
    </Stage>
  );
}

function nothing(): void {}

interface LinkGuardProps {
  readonly onLink: (address: string) => void;
  readonly children: ReactNode;
}

/** Keeps links of the dialog from leaving the visualiser, and reports them instead. Links within the page work. */
function LinkGuard({ onLink, children }: LinkGuardProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    const clicked = (event: MouseEvent) => {
      const [link] = event.composedPath().filter((part) => isLink(part));
      const address = link?.getAttribute('href');
      if (!address || address.startsWith('#')) return;
      event.preventDefault();
      event.stopPropagation();
      onLink(address);
    };
    element?.addEventListener('click', clicked, true);
    return () => element?.removeEventListener('click', clicked, true);
  }, [onLink]);

  return <div ref={place}>{children}</div>;
}

/** Tells whether a node is a link by its name: nodes in a frame are instances of the frame's own classes. */
function isLink(part: EventTarget): part is HTMLAnchorElement {
  return 'localName' in part && part.localName === 'a';
}
