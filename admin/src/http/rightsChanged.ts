import { createStore } from '../store.ts'

/** True from the moment that the person has other rights until the shell has shown a notice. */
export const rightsChanged = createStore(false)

/** Reports that the person has other rights. They stay on their page. */
export const reportRightsChanged = () => rightsChanged.set(true)
