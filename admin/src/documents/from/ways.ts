import type { AnyResource } from '@barem/resources/kit'
import type { Offer } from '../../overrides/useRowActions.tsx'
import type { DocumentRow } from '../document.ts'
import { isSame, type Step } from '../steps.ts'
import { begunOf, makesOf } from './makers.ts'

/** A step that leads to another document. */
export type Way = Extract<Step, { kind: 'make' | 'open' }>

type Ways = {
  /** Those with a button of their own; the main one last. */
  buttons: Way[]
  /** Ways that stand in the menu of rare actions. */
  rare: Way[]
}

/**
 * What may be made from a document as it is now, by this person, and what was begun from it.
 * @param next the next step of the page, which may be one of them
 * @param offers what the domain offers besides: what a dialog makes has no button of its own
 */
export function waysOf(definition: AnyResource, row: DocumentRow, next: Step | null, offers: readonly Offer[]): Ways {
  const isNext = (way: Way) => next !== null && isSame(way, next)
  const makes = makesOf(definition, row)
    .filter(({ maker }) => !offers.some(({ makes }) => makes === maker.name))
    .toReversed()
    .map(({ maker, from }) => ({ way: { kind: 'make', maker, by: from.relation } as Way, place: from.place }))
  const isRare = ({ way, place }: (typeof makes)[number]) => place === 'menu' && !isNext(way)
  const buttons = [
    ...begunOf(row).map((one): Way => ({ kind: 'open', ...one })),
    ...makes.filter((one) => !isRare(one)).map(({ way }) => way),
  ]
  return {
    buttons: buttons.toSorted((one, other) => Number(isNext(one)) - Number(isNext(other))),
    rare: makes.filter(isRare).map(({ way }) => way),
  }
}
