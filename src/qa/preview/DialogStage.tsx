import type { AnyEventObject } from 'xstate';
import type { DialogView } from '../../dialogs/frame/panels';
import { SpokenLanguage, useLanguage } from '../../i18n/LanguageProvider';
import type { PreviewChoices } from './choices';
import { DialogSample } from './DialogSample';
import { LinkGuard } from './LinkGuard';
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
