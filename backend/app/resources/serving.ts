import { resources } from '@barem/resources'
import { behaviours } from '#app/behaviours'
import { factReaders } from '#app/facts'
import { engineOf } from './engine_of.ts'

/** The engine that serves the registry, for routes and for rooms that write rows of resources themselves. */
export const engine = engineOf(resources, behaviours, factReaders)
