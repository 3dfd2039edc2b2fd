import type { ElkEdgeSection, ElkExtendedEdge, ElkNode, ElkPort } from 'elkjs';
import type { Figure, FigureBox } from './figure';
import { measure } from './measure';
import type { Picture, Point } from './picture';

/** The layout engine, which only the build and tests load. */
export type Layout = (graph: ElkNode) => Promise<ElkNode>;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.padding': '[top=24,left=24,bottom=24,right=24]',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '9',
  'elk.layered.spacing.nodeNodeBetweenLayers': '44',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.thoroughness': '30',
};

const entrance = (key: string) => `${key} in`;

export async function drawPicture(figure: Figure, layout: Layout): Promise<Picture> {
  const drawn = await layout(graphOf(figure));
  const above = new Map(figure.boxes.map((box) => [box.key, measure(box).above]));
  return {
    width: Math.ceil(drawn.width ?? 0),
    height: Math.ceil(drawn.height ?? 0),
    boxes: Object.fromEntries(
      (drawn.children ?? []).map(({ id, x = 0, y = 0 }) => [
        id,
        { x: Math.round(x), y: Math.round(y + (above.get(id) ?? 0)) },
      ]),
    ),
    wires: Object.fromEntries((drawn.edges ?? []).map(({ id, sections }) => [id, cornersOf(sections ?? [])])),
  };
}

function graphOf(figure: Figure): ElkNode {
  return {
    id: 'figure',
    layoutOptions: options,
    children: figure.boxes.map(nodeOf),
    edges: figure.boxes.flatMap(({ lines }) =>
      lines.flatMap((line): ElkExtendedEdge[] =>
        line.role === 'edge' && line.target !== undefined
          ? [{ id: line.edge, sources: [`${line.edge} out`], targets: [entrance(line.target)] }]
          : [],
      ),
    ),
  };
}

/** Returns a box for the layout engine. Lines leave it beside their transition, and enter it beside its name. */
function nodeOf(box: FigureBox): ElkNode {
  const { width, height, above, lines } = measure(box);
  const exits = box.lines.flatMap((line, index): ElkPort[] => {
    const place = lines[index];
    if (line.role !== 'edge' || line.target === undefined || !place) return [];
    return [portAt(`${line.edge} out`, 'EAST', width, above + place.top + 10)];
  });
  return {
    id: box.key,
    width,
    height: height + above,
    ports: [portAt(entrance(box.key), 'WEST', 0, above + 16), ...exits],
    layoutOptions: {
      'elk.portConstraints': 'FIXED_POS',
      ...(box.initial && { 'elk.layered.layering.layerConstraint': 'FIRST' }),
    },
  };
}

function portAt(id: string, side: 'EAST' | 'WEST', x: number, y: number): ElkPort {
  return { id, x, y, width: 0, height: 0, layoutOptions: { 'elk.port.side': side } };
}

function cornersOf(sections: readonly ElkEdgeSection[]): Point[] {
  return sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }): Point => [Math.round(x), Math.round(y)]),
  );
}
