import type { NodeFS } from '@electric-sql/pglite/nodefs';

/** Part of Emscripten's file system that sets the mode of a file. */
interface Emscripten {
  chmod(file: unknown, mode: number, dontFollow?: boolean): void;
}

/**
 * Makes the files of the embedded database private to its user. The database sets the mode of each file to 666 by
 * chmod, which ignores the umask of the process (PGlite 0.5, Emscripten's `FS.open`).
 */
export function privateFiles(files: NodeFS): NodeFS {
  const init = files.init.bind(files);
  files.init = async (database, options) => {
    const { emscriptenOpts } = await init(database, options);
    const closeToOthers = ({ FS }: { FS: Emscripten }) => {
      const chmod = FS.chmod.bind(FS);
      FS.chmod = (file, mode, dontFollow) => chmod(file, mode & 0o700, dontFollow);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), closeToOthers] },
    };
  };
  return files;
}
