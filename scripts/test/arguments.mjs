/** Reads the arguments of `npm test -- unit test/ui --verbose`. */

/**
 * Sorts the arguments: words that name a project choose projects, other words are paths, and the rest goes to jest.
 * jest's own `--selectProjects` would read paths as projects, too.
 */
export function readArguments(args, projects) {
  const words = args.filter((word) => word !== '--selectProjects');
  const chosen = words.filter((word) => projects.includes(word));
  return {
    whole: args.length === 0,
    projects: chosen.length > 0 ? chosen : projects,
    rest: words.filter((word) => !projects.includes(word)),
  };
}
