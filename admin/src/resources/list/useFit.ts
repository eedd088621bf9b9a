import type { AnyResource } from '@barem/resources/kit'
import { useEffect, useState } from 'react'
import { useIsMobile } from '../../layout/useMedia.ts'
import { session } from '../../session/session.ts'
import { readStored, writeStored } from '../../storage.ts'

/** Pixels of a row, as in list.css. */
const rowHeight = ({ list }: AnyResource): number => (list.dense ? 32 : 40)
/** Pixels of a list beside its rows: the head of the page and of the table, and the foot with the pages. */
const AROUND = 204 + 50
const FEWEST = 5
const MOST = 100

const rowsIn = (definition: AnyResource) =>
  Math.max(FEWEST, Math.min(MOST, Math.floor((innerHeight - AROUND) / rowHeight(definition))))

export type Fit = {
  /** How many rows the window has room for; undefined where the person did not ask for that. */
  rows: number | undefined
  choose: (fits: boolean) => void
}

/** The choice of as many rows as the window has room for, remembered by list on this browser. */
export function useFit(definition: AnyResource): Fit {
  const key = `fit.${session.get()?.userId}.${definition.name}`
  const mobile = useIsMobile()
  const [fits, setFits] = useState(() => readStored(key) === true)
  const [room, setRoom] = useState(() => rowsIn(definition))
  useEffect(() => {
    const look = () => setRoom(rowsIn(definition))
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [definition])
  return {
    rows: fits && !mobile ? room : undefined,
    choose(next) {
      writeStored(key, next || null)
      setFits(next)
    },
  }
}
