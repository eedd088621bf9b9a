import type { AnyResource } from '@barem/resources/kit'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import type { AnyRow } from '../resources/model/columns.ts'
import { useWords } from '../resources/model/useWords.ts'
import { mayAct } from '../session/permissions.ts'
import { useSession } from '../session/session.ts'
import { actionsOf } from './resolve.ts'
import type { RowAction } from './types.ts'

export type Offer = { key: string; label: string; run: () => void }

/** The further actions on a row that the person may take, and the dialog of the chosen one. */
export function useRowActions(
  definition: AnyResource,
  row: AnyRow | undefined,
): { offers: Offer[]; dialog: ReactNode } {
  const t = useTranslate()
  const who = useSession()
  const words = useWords(definition)
  const [open, setOpen] = useState<RowAction | null>(null)
  const offered =
    row && who
      ? actionsOf(definition).filter(
          ({ level, applies }) => mayAct(who, definition.area, level) && (applies?.(row, who) ?? true),
        )
      : []
  const Dialog = open?.dialog
  return {
    offers: offered.map((action) => ({ key: action.key, label: t(action.word), run: () => setOpen(action) })),
    dialog: Dialog && row && (
      // Keeps clicks in the dialog from the row that it was opened from.
      <span onClick={(event) => event.stopPropagation()} role="presentation">
        <Suspense>
          <Dialog definition={definition} words={words} row={row} onClose={() => setOpen(null)} />
        </Suspense>
      </span>
    ),
  }
}
