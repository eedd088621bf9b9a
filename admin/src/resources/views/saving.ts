import type { AnyResource, ViewState } from '@barem/resources/kit'
import { call } from '../../http/client.ts'
import { postOnce } from '../../http/sendOnce.ts'
import { queryClient } from '../../providers/queryClient.ts'
import { session } from '../../session/session.ts'
import { viewsKey } from './useViews.ts'
import type { SavedView } from './view.ts'

type Change = { name?: string; shared?: boolean; state?: ViewState }
type New = { name: string; shared: boolean; isDefault: boolean; state: ViewState }

const keyOf = (resource: string) => viewsKey(session.get(), resource)

/** Fetches the views again, in the server's order. */
export const lookAgain = (resource: string) => queryClient.invalidateQueries({ queryKey: keyOf(resource) })

/** Puts a view in the list as it was answered, before the server is asked for all of them again. */
function keep(view: SavedView): SavedView {
  queryClient.setQueryData<SavedView[]>(keyOf(view.resource), (all = []) => {
    const others = all
      .filter(({ id }) => id !== view.id)
      .map((other) => (view.isDefault ? { ...other, isDefault: false } : other))
    return [...others, view]
  })
  void lookAgain(view.resource)
  return view
}

export async function addView({ name: resource }: AnyResource, view: New): Promise<SavedView> {
  return keep((await postOnce<SavedView>('views', { resource, ...view })).body)
}

/** Saves what changed. Throws ApiError COM_ERR_005 when somebody saved the view since. */
export async function changeView({ id, version }: SavedView, change: Change): Promise<SavedView> {
  return keep((await call<SavedView>(`views/${id}`, { method: 'PATCH', body: { version, ...change } })).body)
}

/** Opens the person's list with a view from now on, or no longer. */
export async function setUsual({ id }: SavedView, usual: boolean): Promise<SavedView> {
  return keep((await call<SavedView>(`views/${id}/default`, { method: usual ? 'PUT' : 'DELETE' })).body)
}

export async function removeView({ id, resource }: SavedView): Promise<void> {
  await call(`views/${id}`, { method: 'DELETE' })
  queryClient.setQueryData<SavedView[]>(keyOf(resource), (all = []) => all.filter((view) => view.id !== id))
}
