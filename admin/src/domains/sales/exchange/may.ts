import { areas } from '@barem/resources/areas'
import { mayAct } from '../../../session/permissions.ts'
import type { Session } from '../../../session/token.ts'

/** Whether somebody may write the return and the order of an exchange. */
export const mayExchange = (who: Session): boolean => mayAct(who, areas.refund, 'c') && mayAct(who, areas.order, 'c')
