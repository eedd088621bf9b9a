import { createStore } from '../store.ts'

/** True from the moment that the person has other rights until the shell has said so. */
export const rightsChanged = createStore(false)

/** The person goes on where they are, with the rights that they have by now. */
export const reportRightsChanged = () => rightsChanged.set(true)
