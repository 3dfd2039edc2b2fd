/** What somebody who runs the tests asks for: `npm test -- unit test/ui --verbose`. */

/**
 * Words that name a project choose projects, other words are paths, and the rest goes to jest as it is.
 * jest's own `--selectProjects` would take every word after it for a project, paths too.
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
