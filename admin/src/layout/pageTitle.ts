import { useEffect } from 'react'
import { createStore, useStore } from '../store.ts'

const recordTitle = createStore<string | null>(null)

/** A screen calls this with its record's name; the breadcrumb and the browser's tab take it over until it leaves. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    recordTitle.set(title ?? null)
    return () => recordTitle.set(null)
  }, [title])
}

export const useRecordTitle = () => useStore(recordTitle)
