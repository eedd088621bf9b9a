import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../http/client.ts'
import { resourcePart, wantWords } from '../i18n/later.ts'
import { useRested } from '../resources/model/rested.ts'
import { useSession } from '../session/session.ts'

export type FoundRow = {
  id: string
  title: string | null
  code: string | null
  hint: string | null
  status: string | null
}

/** Records that hold `q`, the best resource first. */
export type Found = { q: string; data: { resource: string; rows: FoundRow[] }[] }

export type Answer = {
  /** The records to show; of an earlier question while `settled` is false. */
  found: Found['data']
  /** The words that the records hold, which may be fewer than were typed. */
  words: string
  /** Whether this is the answer to the words in the box. */
  settled: boolean
  error: Error | null
  retry: () => void
}

async function find(q: string, signal: AbortSignal): Promise<Found> {
  const { body } = await call<Found>(`find?${new URLSearchParams({ q })}`, { signal, quiet: true })
  // Their states have words.
  await Promise.all(body.data.map(({ resource }) => wantWords(resourcePart(resource))))
  return body
}

/** A pause in typing, in milliseconds. */
const DEBOUNCE = 150

/** Asks for records as one types. An answer that is late belongs to its own question and is never shown for another. */
export function useFound(q: string): Answer {
  const who = useSession()
  const rested = useRested(q, DEBOUNCE)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['find', who?.tenantId, who?.userId, rested],
    queryFn: ({ signal }) => find(rested, signal),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
    // Without a network this fails at once; the box asks again when the network is back.
    networkMode: 'always',
    retry: false,
  })
  const asked = q !== '' && rested === q
  return {
    found: q === '' ? [] : (data?.data ?? []),
    words: data?.q ?? q,
    settled: q === '' || (asked && !isFetching && !isPlaceholderData),
    error: asked && !isFetching ? error : null,
    retry: () => void refetch(),
  }
}
