import type { AnyEventObject } from 'xstate';
import type { DialogView } from '../../dialogs/frame/panels';
import { SpokenLanguage, useLanguage } from '../../i18n/LanguageProvider';
import type { PreviewChoices } from './choices';
import { DialogSample } from './DialogSample';
import { LinksHeld } from './LinksHeld';
import { Stage } from './Stage';
import type { Rehearsal } from './useRehearsal';
import { useSpoken } from './useSpoken';

export interface DialogStageProps {
  readonly title: string;
  readonly choices: PreviewChoices;
  readonly view: DialogView;
  /** Absent while it is being prepared. */
  readonly rehearsal: Rehearsal | undefined;
  readonly still?: boolean;
  readonly onEvent?: (event: AnyEventObject) => void;
  /** Called when somebody follows a link of the dialog. */
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
  const spoken = useSpoken(choices.language);
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
          <LinksHeld onLink={onLink}>
            <DialogSample {...rehearsal} view={view} onEvent={onEvent} />
          </LinksHeld>
        </SpokenLanguage>
      )}
    </Stage>
  );
}

function nothing(): void {}
