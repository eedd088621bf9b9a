import { amountField, type AnyResource, statusField } from '@barem/resources/kit'
import { useCallback, useState } from 'react'
import type { Column } from '../model/columns.ts'
import { menuWidth, TICKS_WIDTH, widthOf } from './widths.ts'

/** Pixels that a short name of a partner can be read in. */
const PARTNER_LEAST = 104

/**
 * The columns that fit into a width, in their order. The title, the state and the amount always stay; the partner stays
 * while a short name fits.
 */
export function fitting(definition: AnyResource, columns: Column[], width: number): Column[] {
  const always = new Set([
    definition.title,
    statusField(definition),
    amountField(definition) ?? definition.query?.sums[0],
  ])
  let left = columns.reduce(
    (room, column) => room - (always.has(column.name) ? widthOf(definition, column) : 0),
    width - TICKS_WIDTH - menuWidth(definition),
  )
  const keepsPartner = left >= PARTNER_LEAST
  let full = false
  return columns.filter((column) => {
    if (always.has(column.name)) return true
    if (keepsPartner && column.name === definition.partner) {
      left -= Math.min(left, widthOf(definition, column))
      return true
    }
    left -= widthOf(definition, column)
    full ||= left < 0
    return !full
  })
}

export type Room = { ref: (element: HTMLElement | null) => (() => void) | undefined; shown: Column[]; left: number }

/** The columns of a list that are shown whole in the room that it has, and how many there is none for. */
export function useRoom(definition: AnyResource, columns: Column[]): Room {
  const [width, setWidth] = useState(Infinity)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const look = () => setWidth(element.clientWidth)
    look()
    const watch = new ResizeObserver(look)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const shown = fitting(definition, columns, width)
  return { ref, shown, left: columns.length - shown.length }
}
