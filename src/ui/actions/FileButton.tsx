import { useRef } from 'react';
import { Button, type ButtonProps } from './Button';

interface FileButtonProps extends Pick<ButtonProps, 'children' | 'look' | 'icon'> {
  /** Kinds of file, as `accept` of an input has them. */
  readonly accept: string;
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** Lets a person choose a file, and passes it on; the same file can be chosen again. */
export function FileButton({ accept, label, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        hidden
        ref={input}
        type="file"
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Without this, choosing the same file again would not fire an event.
          target.value = '';
        }}
      />
    </>
  );
}
