import { payableDebts } from '@barem/resources/debts'
import { controllerOf } from './controller_of.ts'

/** What suppliers are owed: how it came to be, and what is held by them. */
export default class PayablesController extends controllerOf(payableDebts) {}
