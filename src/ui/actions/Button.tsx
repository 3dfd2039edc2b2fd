import { useId, type MouseEvent, type ReactNode } from 'react';
import { classes } from '../classes';
import { Icon, type IconName } from '../marks/Icon';
import { Reason } from '../notices/Reason';
import styles from './Button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonAppearance {
  readonly look?: ButtonLook | undefined;
  readonly small?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** True if only the icon shows; the children become the accessible name. */
  readonly iconOnly?: boolean | undefined;
}

export interface ButtonProps extends ButtonAppearance {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit' | undefined;
  /** Id of the form, for a submit button outside it. */
  readonly form?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** True while a request runs; the button then keeps its place and does nothing. */
  readonly busy?: boolean | undefined;
  /** Says why the button cannot be used now. The button stays focusable, with the reason beside it. */
  readonly disabledReason?: ReactNode;
  /** Id of a reason that several buttons share. */
  readonly disabledBy?: string | undefined;
  /**
   * True if the form lacks something or holds an error: a press is still handled, so that the form can say
   * what.
   */
  readonly incomplete?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly expanded?: boolean | undefined;
  readonly controls?: string | undefined;
  /** For a button that switches something on and off: true while it is on. */
  readonly pressed?: boolean | undefined;
}

export function buttonClass({ look = 'secondary', small, iconOnly }: ButtonAppearance): string | undefined {
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
    incomplete = false,
    describedBy,
    expanded,
    controls,
    pressed,
  } = props;
  const reasonId = useId();
  const explained = Boolean(disabledReason);
  const disabled = explained || disabledBy !== undefined;
  const idle = !busy && !disabled;

  function clicked(event: MouseEvent<HTMLButtonElement>) {
    if (idle || (incomplete && !busy)) onClick?.(event);
    else event.preventDefault();
  }

  const button = (
    <button
      className={buttonClass(props)}
      type={type}
      data-submit={type === 'submit' || undefined}
      form={form}
      onClick={clicked}
      aria-busy={busy || undefined}
      aria-disabled={!idle || incomplete || undefined}
      aria-describedby={classes(describedBy, disabledBy, explained && reasonId)}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-pressed={pressed}
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

/** Shows buttons side by side, which wrap if there is no room. */
export function ButtonGroup({ children }: { readonly children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}
