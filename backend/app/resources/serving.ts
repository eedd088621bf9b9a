import { resources } from '@barem/resources'
import { checkLedgerSums } from '@barem/resources/kit'
import { ledgerList } from '@barem/resources/ledgers'
import { behaviours } from '#app/behaviours'
import { factReaders } from '#app/facts'
import { engineOf } from './engine_of.ts'

// Here, since a browser reads definitions without ledgers.
checkLedgerSums(resources, ledgerList)

/** The engine that serves the registry, for routes and for rooms that write rows of resources themselves. */
export const engine = engineOf(resources, behaviours, factReaders)
