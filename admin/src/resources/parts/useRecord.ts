import { type HttpError, useOne } from '@refinedev/core'
import type { AnyResource } from '@barem/resources/kit'
import type { AnyRow } from '../model/columns.ts'

export type RecordQuery = {
  row: AnyRow | undefined
  /** Whether the server has answered since the screen opened; what was there before may be old. */
  fresh: boolean
  error: HttpError | null
  retry: () => void
}

/** One row. Never another row's data while this one is on the way. */
export function useRecord(definition: AnyResource, id: string): RecordQuery {
  const { query } = useOne<AnyRow, HttpError>({
    resource: definition.name,
    id,
    queryOptions: { placeholderData: undefined },
    errorNotification: false,
  })
  const { data, isFetchedAfterMount, error, refetch } = query
  return { row: data?.data, fresh: isFetchedAfterMount, error, retry: () => void refetch() }
}
