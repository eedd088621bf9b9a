import { allows, areas } from '@barem/resources/areas'

/** Whether permissions of a role group let its people approve. */
export const approves = (permissions: unknown): boolean =>
  Array.isArray(permissions) && allows(new Set(permissions as string[]), areas.approvalAuthority, 'v')
