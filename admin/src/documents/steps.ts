import type { AnyResource } from '@barem/resources/kit'
import type { Offer } from '../overrides/useRowActions.tsx'
import { actionOf, barOf, type DocumentRow, type Named, stateOf } from './document.ts'
import { begunOf, makesOf } from './from/makers.ts'

/** Something that can be done about a document. */
export type Step =
  | { kind: 'take'; action: Named }
  | { kind: 'make'; maker: AnyResource; by: string }
  | { kind: 'open'; maker: AnyResource; id: string; code: string | null }
  | { kind: 'offer'; offer: Offer }
  | { kind: 'edit' }

/** What a definition says to be next, as far as the document and the person are up to it. */
function saidNext(definition: AnyResource, row: DocumentRow, offers: readonly Offer[]): Step | null {
  const state = stateOf(definition, row)
  const made = makesOf(definition, row)
  const begun = begunOf(row)
  for (const { in: states = [], take, make, open } of definition.next) {
    if (!states.includes(state)) continue
    const action = take && row.allowed?.includes(take) ? actionOf(definition, take) : null
    if (action) return { kind: 'take', action }
    const way = made.find(({ maker }) => maker.name === make)
    const offer = way && offers.find(({ makes }) => makes === make)
    if (offer) return { kind: 'offer', offer }
    if (way) return { kind: 'make', maker: way.maker, by: way.from.relation }
    const one = begun.find(({ maker }) => maker.name === open)
    if (one) return { kind: 'open', ...one }
  }
  return null
}

/**
 * The one step that is filled, wherever a document is shown: what its definition says to be next; else its step
 * forward, nothing beside a mere decision, what is made from it, and at last that it is changed. Null where nothing is.
 */
export function nextOf(definition: AnyResource, row: DocumentRow, offers: readonly Offer[]): Step | null {
  const next = saidNext(definition, row, offers)
  if (next) return next
  const { forward, beside, edit } = barOf(definition, row)
  if (forward) return { kind: 'take', action: forward }
  if (beside.length > 0) return null
  const way = makesOf(definition, row).find(({ from }) => from.place !== 'menu')
  if (way) return { kind: 'make', maker: way.maker, by: way.from.relation }
  return edit ? { kind: 'edit' } : null
}

/** Everything that can be done about a document: the next step first, destructive ones last. */
export function stepsOf(definition: AnyResource, row: DocumentRow, offers: readonly Offer[]): Step[] {
  const { forward, beside, rare, edit } = barOf(definition, row)
  const take = (action: Named): Step => ({ kind: 'take', action })
  const all: Step[] = [
    ...(forward ? [take(forward)] : []),
    ...makesOf(definition, row).map(({ maker, from }): Step => ({ kind: 'make', maker, by: from.relation })),
    ...begunOf(row).map((one): Step => ({ kind: 'open', ...one })),
    ...(edit ? [{ kind: 'edit' } as const] : []),
    ...offers.map((offer): Step => ({ kind: 'offer', offer })),
    ...[...beside, ...rare].map(take),
  ]
  const next = nextOf(definition, row, offers)
  const rank = (step: Step) => (next && isSame(step, next) ? 0 : isDestructive(step) ? 2 : 1)
  return all.toSorted((one, other) => rank(one) - rank(other))
}

/** Whether two steps are one. */
export const isSame = (one: Step, other: Step): boolean => keyOf(one) === keyOf(other)

export const isDestructive = (step: Step): boolean => step.kind === 'take' && step.action.tone === 'danger'

/** A name of a step among those of a document. */
export function keyOf(step: Step): string {
  switch (step.kind) {
    case 'take':
      return `take ${step.action.name}`
    case 'make':
      return `make ${step.maker.name}.${step.by}`
    case 'open':
      return `open ${step.maker.name} ${step.id}`
    case 'offer':
      return `offer ${step.offer.key}`
    case 'edit':
      return 'edit'
  }
}
