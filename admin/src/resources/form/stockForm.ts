import { useForm } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import type { AnyResource } from '@barem/resources/kit'
import type { FormInstance } from 'antd'
import { useEffect, useState } from 'react'
import type { AnyRow } from '../model/columns.ts'
import type { Values } from './values.ts'

/** What forms of ours stand on: the stock form of Refine, and how it saves the row that it is opened for. */
export type StockForm = {
  form: FormInstance
  onFinish: (values?: Values) => Promise<{ data: AnyRow } | void>
}

/**
 * The stock form for a row, or for a new one. It saves and says nothing: what follows a save, drafts and refusals with
 * their fields are ours, and so is the row, which it would put in again whenever others save it.
 */
export const stockOptions = (definition: AnyResource, row: AnyRow | null) =>
  ({
    resource: definition.name,
    action: row ? 'edit' : 'create',
    id: row?.id,
    redirect: false,
    mutationMode: 'pessimistic',
    disableServerSideValidation: true,
    warnWhenUnsavedChanges: false,
    successNotification: false,
    errorNotification: false,
    queryOptions: { enabled: false },
    // A key of its own, so that it does not hear of the row that the screen has asked for.
    queryMeta: { form: true },
  }) as const

/** Whether what called it has been drawn. The stock form empties its fields then: ours come after that. */
export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return drawn
}

/** Null until the fields may be drawn. */
export function useStockForm(definition: AnyResource, row: AnyRow | null): StockForm | null {
  const stock = useForm<AnyRow, HttpError, Values>(stockOptions(definition, row))
  return useDrawn() ? stock : null
}
