import type { FormInstance } from 'antd'
import type { GridActions } from './useGrid.ts'

/** The actions of the grid in a form, for what stands beside it: what they change can be undone as what is typed. */
const known = new WeakMap<FormInstance, GridActions>()

export const gridActionsOf = (form: FormInstance): GridActions | undefined => known.get(form)

export const rememberGrid = (form: FormInstance, actions: GridActions): void => void known.set(form, actions)
