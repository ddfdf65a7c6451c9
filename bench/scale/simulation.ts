import { type Costs, PARTS, type Part, eachPart } from './measure.js';

/** How often 1,000 orders cause each kind of request: assumptions, stated in docs/scale.md. */
const PER_THOUSAND_ORDERS = {
  page: 100_000,
  rendered: 5000,
  read: 400_000,
  version: 400_000,
  quote: 360_000,
  order: 1000,
  staffList: 30_000,
} as const;
export type Kind = keyof typeof PER_THOUSAND_ORDERS;

/** Processor time of a request by kind, in µs. */
export type CostsByKind = Record<Kind, Costs>;

/** What the machines are like. */
const MACHINES = {
  /** Of each processor, before waiting times grow: at 70 % a request takes about three times as long as alone. */
  utilisation: 0.7,
  /** Processors of the primary, of the standby and of the proxy; a node uses one. */
  processors: { nodes: 1, primary: 4, standby: 4, proxy: 2 },
  /** Connections of a node at most: 8 for requests, 4 for exports, 4 for its worker, 1 that listens. */
  connectionsOfNode: 17,
  /** `max_connections` of the primary, of which 3 are reserved. */
  connections: 97,
  /** Changes of the catalogue in an hour of work. */
  changesPerHour: 20,
  /** Pages that are rendered anew after a change, because they are asked for before the next one. */
  pagesInUse: 150,
  /** Of an hour of one virtual processor with its memory, in euro. */
  processorHour: 0.02,
} as const;

/** What runs beside requests: processor time in ms for each second of one node, and for a change of the catalogue. */
export interface Overheads {
  idle: Costs;
  change: Costs;
  /** Of one request that is counted for a limit, of which an order has four. */
  count: Costs;
}

export interface Step {
  nodes: number;
  ordersPerHour: number;
  /** Whose processors are used up first. */
  limit: Part;
  /** How much of the primary is used then, as a share of its processors. */
  primaryShare: number;
  connections: number;
  /** Whether the primary has so many connections. */
  connects: boolean;
}

/** Seconds of processor time by part for 1,000 orders. */
export const secondsPerThousand = (costs: CostsByKind): Costs =>
  eachPart((part) => {
    const kinds = Object.entries(PER_THOUSAND_ORDERS) as [Kind, number][];
    return kinds.reduce((sum, [kind, count]) => sum + costs[kind][part] * count, 0) / 1e6;
  });

/** Seconds of processor time of a node from a change of the catalogue until the pages in use are rendered again. */
export const secondsToRecover = (costs: CostsByKind, { change }: Overheads): number =>
  change.nodes / 1000 + (costs.rendered.nodes * MACHINES.pagesInUse) / 1e6;

/** Seconds of processor time by part in an hour, for what does not depend on the number of orders. */
function fixedSeconds(costs: CostsByKind, { idle, change }: Overheads, nodes: number): Costs {
  const { changesPerHour, pagesInUse } = MACHINES;
  return eachPart((part) => {
    const anew = (costs.rendered[part] * pagesInUse) / 1e6;
    const ofNode = (idle[part] * 3600) / 1000 + changesPerHour * (change[part] / 1000 + anew);
    return ofNode * (part === 'proxy' ? 1 : nodes);
  });
}

/** How many orders an hour a number of nodes can take, and what is used up first. */
export function simulate(costs: CostsByKind, overheads: Overheads, nodes: number): Step {
  const perThousand = secondsPerThousand(costs);
  const fixed = fixedSeconds(costs, overheads, nodes);
  const available = (part: Part) =>
    MACHINES.processors[part] * (part === 'nodes' ? nodes : 1) * MACHINES.utilisation * 3600;
  const possible = PARTS.filter((part) => perThousand[part] > 0).map((part) => ({
    part,
    orders: Math.max(0, ((available(part) - fixed[part]) / perThousand[part]) * 1000),
  }));
  const { part, orders } = possible.reduce((least, it) => (it.orders < least.orders ? it : least));
  const connections = nodes * MACHINES.connectionsOfNode;
  const used = fixed.primary + (perThousand.primary * orders) / 1000;
  return {
    nodes,
    ordersPerHour: orders,
    limit: part,
    primaryShare: used / (MACHINES.processors.primary * 3600),
    connections,
    connects: connections <= MACHINES.connections,
  };
}

/** What the processors for 1,000 orders cost, in euro, if they are used as far as `utilisation` allows. */
export const euroPerThousand = (costs: CostsByKind): number => {
  const seconds = secondsPerThousand(costs);
  const all = PARTS.reduce((sum, part) => sum + seconds[part], 0);
  return (all / 3600 / MACHINES.utilisation) * MACHINES.processorHour;
};
