import type { AnyResource } from '@barem/resources/kit'
import { useEffect, useState } from 'react'
import { session } from '../../session/session.ts'
import { readStored, writeStored } from '../../storage.ts'
import { choosableColumns, type Column, defaultColumns } from '../model/columns.ts'
import { isSameSet } from './address.ts'
import type { ListControl } from './useListState.ts'

export type ColumnChoice = {
  shown: Column[]
  choosable: Column[]
  isDefault: boolean
  choose: (names: string[]) => void
  reset: () => void
}

/**
 * Which columns a list shows: those of its address or view; without one the person's own choice, remembered on this
 * browser; else the definition's.
 */
export function useColumns(definition: AnyResource, { view, columns, page, change }: ListControl): ColumnChoice {
  const key = `columns.${session.get()?.userId}.${definition.name}`
  const [own, setOwn] = useState(() => readStored<string[]>(key))
  // Addresses change in the background, and the next tick must find the last one done.
  const [ticked, setTicked] = useState<{ names: string[] | null; of: string } | null>(null)
  const asked = ticked ? ticked.names : columns
  const names = view ? asked : (asked ?? own)
  const choosable = choosableColumns(definition)
  const chosen = names && choosable.filter(({ name }) => names.includes(name))

  useEffect(() => {
    if (ticked && (ticked.of !== view?.id || isSameSet(ticked.names, columns))) setTicked(null)
  }, [ticked, view, columns])

  function remember(next: string[] | null) {
    if (view) {
      setTicked({ names: next, of: view.id })
      return change({ columns: next, page })
    }
    if (columns) change({ columns: null, page })
    writeStored(key, next)
    setOwn(next)
  }

  return {
    shown: chosen && chosen.length > 0 ? chosen : defaultColumns(definition),
    choosable,
    isDefault: !names,
    choose: remember,
    reset: () => remember(null),
  }
}
