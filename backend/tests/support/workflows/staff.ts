import { created, resourceOf, sample } from '#tests/support/samples'
import { seller, type Signed } from '#tests/support/documents/orders'
import { onDatabase } from '#tests/support/server'

/** A department of DONGA that nobody else is in. */
export const newDepartment = async (): Promise<string> =>
  (await created(resourceOf('departments'), { ...(await sample(resourceOf('departments'), 'DONGA', 'required')) })).id

/** Puts somebody in a department, under a manager. */
export const placed = (userId: string, departmentId: string, managerId: string | null = null) =>
  onDatabase((client) =>
    client.query('update users set department_id = $2, manager_id = $3 where id = $1', [
      userId,
      departmentId,
      managerId,
    ]),
  )

/** Somebody who sells in a department of their own. */
export async function clerkIn(departmentId: string, managerId: string | null = null): Promise<Signed> {
  const clerk = await seller()
  await placed(clerk.userId, departmentId, managerId)
  return clerk
}
