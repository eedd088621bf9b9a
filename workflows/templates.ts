import { emptyStep, type Graph } from './graph.ts'

const START: Graph = {
  start: { kind: 'start', place: { x: 0, y: 0 }, next: null },
  end: { kind: 'end', place: { x: 0, y: 160 }, name: '', inform: [] },
}

/** A graph that begins with a start and an end, still apart. */
export const emptyGraph = (): Graph => START

/**
 * Steps by amount: everything goes to the manager, and from the bound on to somebody more.
 * @param amount name of the fact that says what a document amounts to
 * @param names of the steps and branches, in the author's language
 */
export function byAmount(
  amount: string,
  bound: string,
  names: { manager: string; condition: string; above: string; director: string },
): Graph {
  return {
    start: { kind: 'start', place: { x: 0, y: 0 }, next: 'manager' },
    manager: { ...emptyStep(names.manager, { x: 0, y: 120 }), approvers: [{ kind: 'departmentHead' }], next: 'size' },
    size: {
      kind: 'condition',
      place: { x: 0, y: 260 },
      name: names.condition,
      branches: [{ name: names.above, when: { fact: amount, is: 'atLeast', than: bound }, next: 'director' }],
      otherwise: 'end',
    },
    director: { ...emptyStep(names.director, { x: -160, y: 400 }), next: 'end' },
    end: { kind: 'end', place: { x: 0, y: 540 }, name: '', inform: [] },
  }
}
