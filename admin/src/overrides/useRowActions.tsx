import type { AnyResource } from '@barem/resources/kit'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import type { AnyRow } from '../resources/model/columns.ts'
import { useWords } from '../resources/model/useWords.ts'
import { mayAct } from '../session/permissions.ts'
import { useSession } from '../session/session.ts'
import type { Session } from '../session/token.ts'
import { actionsOf } from './resolve.ts'
import type { RowAction } from './types.ts'

export type Offer = {
  key: string
  label: string
  /** The resource that it makes from the row; null where it makes none. */
  makes: string | null
  /** Dong that it is about. */
  amount: string | null
  isInRow: boolean
  run: () => void
}

const isOffered = (definition: AnyResource, row: AnyRow, who: Session | null) => {
  return ({ level, applies }: RowAction) =>
    who !== null && mayAct(who, definition.area, level) && (applies?.(row, who) ?? true)
}

/** A row that is not saved yet. */
const NEW: AnyRow = { id: '' }

/** The actions that the person may take from the form of a row, once it is saved. */
export function useSavingActions(definition: AnyResource, row: AnyRow | null) {
  const t = useTranslate()
  const who = useSession()
  return actionsOf(definition)
    .filter(isOffered(definition, row ?? NEW, who))
    .flatMap(({ key, word, saves }) => (saves ? [{ key, label: t(word), keys: saves }] : []))
}

/**
 * The further actions on a row that the person may take, and the dialog of the chosen one.
 * @param asked the key of the one that the address asks for
 */
export function useRowActions(
  definition: AnyResource,
  row: AnyRow | undefined,
  asked: string | null = null,
  onClose?: () => void,
): { offers: Offer[]; dialog: ReactNode } {
  const t = useTranslate()
  const who = useSession()
  const words = useWords(definition)
  const [chosen, setChosen] = useState<RowAction | null>(null)
  const offered = row ? actionsOf(definition).filter(isOffered(definition, row, who)) : []
  const taken = useRef<string | null>(null)
  // What the address asks for is opened once, and stays open though the row changes.
  if (asked !== taken.current && (row || asked === null)) {
    taken.current = asked
    const wanted = offered.find(({ key }) => key === asked)
    if (wanted) setChosen(wanted)
  }
  const Dialog = chosen?.dialog
  const close = () => {
    setChosen(null)
    onClose?.()
  }
  return {
    offers: offered.map((action) => ({
      key: action.key,
      label: t(action.word),
      makes: action.makes ?? null,
      amount: (row && action.amount?.(row)) ?? null,
      isInRow: action.inRow === true,
      run: () => setChosen(action),
    })),
    dialog: Dialog && row && (
      // Keeps clicks in the dialog from the row that it was opened from.
      <span onClick={(event) => event.stopPropagation()} role="presentation">
        <Suspense>
          <Dialog definition={definition} words={words} row={row} onClose={close} />
        </Suspense>
      </span>
    ),
  }
}
