import type { AnyResource } from '@barem/resources/kit'
import { useState } from 'react'
import { session } from '../../session/session.ts'
import { readStored, writeStored } from '../../storage.ts'
import { choosableColumns, type Column, defaultColumns } from '../model/columns.ts'

export type ColumnChoice = {
  shown: Column[]
  choosable: Column[]
  isDefault: boolean
  choose: (names: string[]) => void
  reset: () => void
}

/** Which columns a list shows: the person's own choice, remembered on this browser, else the definition's. */
export function useColumns(definition: AnyResource): ColumnChoice {
  const key = `columns.${session.get()?.userId}.${definition.name}`
  const [names, setNames] = useState(() => readStored<string[]>(key))
  const choosable = choosableColumns(definition)
  const chosen = names && choosable.filter(({ name }) => names.includes(name))

  function remember(next: string[] | null) {
    writeStored(key, next)
    setNames(next)
  }

  return {
    shown: chosen && chosen.length > 0 ? chosen : defaultColumns(definition),
    choosable,
    isDefault: !names,
    choose: remember,
    reset: () => remember(null),
  }
}
