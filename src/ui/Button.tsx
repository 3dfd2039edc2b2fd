import { useId, type MouseEvent, type ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';
import { Reason } from './Reason';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonAppearance {
  readonly look?: ButtonLook | undefined;
  readonly small?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** Shows only the icon; the children become its name. */
  readonly iconOnly?: boolean | undefined;
}

export interface ButtonProps extends ButtonAppearance {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit' | undefined;
  /** Id of the form that a submit button outside it belongs to. */
  readonly form?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** A request runs: the button stays where it is and does nothing. */
  readonly busy?: boolean | undefined;
  /** Says why it cannot be used now. It stays focusable, and the reason stands beside it. */
  readonly disabledReason?: ReactNode;
  /** Id of the reason, where one text beside several buttons says it for all of them. */
  readonly disabledBy?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly expanded?: boolean | undefined;
  readonly controls?: string | undefined;
}

export function buttonClass({ look = 'secondary', small, iconOnly }: ButtonAppearance): string {
  return classes(styles.button, styles[look], small && styles.small, iconOnly && styles.iconOnly);
}

export function ButtonFace({
  icon,
  iconOnly,
  children,
  busy,
}: ButtonAppearance & { children: ReactNode; busy?: boolean }) {
  return (
    <>
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {iconOnly ? <span className="visually-hidden">{children}</span> : <span>{children}</span>}
    </>
  );
}

export function Button(props: ButtonProps) {
  const {
    type = 'button',
    form,
    onClick,
    busy = false,
    disabledReason,
    disabledBy,
    describedBy,
    expanded,
    controls,
  } = props;
  const reasonId = useId();
  const explained = Boolean(disabledReason);
  const disabled = explained || disabledBy !== undefined;
  const idle = !busy && !disabled;

  function clicked(event: MouseEvent<HTMLButtonElement>) {
    if (idle) onClick?.(event);
    else event.preventDefault();
  }

  const button = (
    <button
      className={buttonClass(props)}
      type={type}
      form={form}
      onClick={clicked}
      aria-busy={busy || undefined}
      aria-disabled={!idle || undefined}
      aria-describedby={classes(describedBy, disabledBy, explained && reasonId) || undefined}
      aria-expanded={expanded}
      aria-controls={controls}
    >
      <ButtonFace icon={props.icon} iconOnly={props.iconOnly} busy={busy}>
        {props.children}
      </ButtonFace>
    </button>
  );
  if (!explained) return button;
  return (
    <span className={styles.withReason}>
      {button}
      <Reason id={reasonId}>{disabledReason}</Reason>
    </span>
  );
}

/** Buttons side by side, wrapping where there is no room. */
export function ButtonGroup({ children }: { readonly children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}
