/**
 * Runs the layout engine outside of the test realm, where it takes a third of the time, and loads it once for
 * each worker. It recognises arrays by `instanceof`, so a graph is copied into its realm.
 */
import type { ELK, ELKConstructorArguments, ElkNode } from 'elkjs/lib/elk-api';

declare const loadOnce: (name: string) => new (options?: ELKConstructorArguments) => ELK;
const Engine = loadOnce('elkjs/lib/elk.bundled.js');

export default class {
  readonly #engine = new Engine();

  layout(graph: ElkNode): Promise<ElkNode> {
    return this.#engine.layout(structuredClone(graph));
  }
}
