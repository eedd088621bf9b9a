import { byAmount, emptyStep, type Condition, type Graph, type NodeOf } from '@barem/workflows'
import { engine } from '#app/resources/serving'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { publish } from '#app/workflows/publish'
import { addWorkflow, workflowOf } from '#app/workflows/rows'
import { morningOf } from './trade.ts'

/** The company that has a workflow. */
const COMPANY = 'PHUONGNAM'

/**
 * Contracts from here on go by the workflow, and from the second bound on to the director too; dong. So do those whose
 * amount nobody knows.
 */
const FROM = '500000000'
const DIRECTOR_FROM = '1500000000'

/** The accountant checks every large contract; the director decides about the largest. */
function graphOf(users: ReadonlyMap<string, string>): Graph {
  const names = {
    manager: 'Kế toán kiểm tra',
    condition: 'Giá trị hợp đồng',
    above: 'Từ 1,5 tỷ hoặc chưa biết',
    director: 'Giám đốc duyệt',
  }
  const graph = byAmount('grandTotal', DIRECTOR_FROM, names)
  const people = (username: string) => [{ kind: 'people' as const, ids: [users.get(username)!] }]
  const size = graph.size as NodeOf<'condition'>
  const large: Condition = {
    any: [
      { fact: 'grandTotal', is: 'atLeast', than: DIRECTOR_FROM },
      { fact: 'grandTotal', known: false },
    ],
  }
  return {
    ...graph,
    size: { ...size, branches: size.branches.map((branch) => ({ ...branch, when: large })) },
    manager: { ...emptyStep(names.manager, graph.manager!.place), approvers: people('ketoan.demo'), next: 'size' },
    director: { ...emptyStep(names.director, graph.director!.place), approvers: people('superadmin'), next: 'end' },
  }
}

/** Whose word counts for whom: the director leads everybody, and heads two departments. */
async function addLeaders(users: ReadonlyMap<string, string>): Promise<void> {
  const { client } = tenantTransaction()
  const director = users.get('superadmin')!
  await client.rawQuery('update users set manager_id = ? where tenant_id = app_tenant() and id <> ?', [
    director,
    director,
  ])
  for (const [department, username] of [
    ['Ban giám đốc', 'superadmin'],
    ['Phòng kinh doanh', 'superadmin'],
    ['Phòng kế toán', 'ketoan.demo'],
  ] as const)
    await client.rawQuery('update departments set head_id = ? where tenant_id = app_tenant() and name = ?', [
      users.get(username)!,
      department,
    ])
}

/** A workflow in use for large contracts, in the company that shows one. */
export async function addDemoWorkflow(company: string, users: ReadonlyMap<string, string>): Promise<void> {
  await addLeaders(users)
  if (company !== COMPANY) return
  const by = users.get('superadmin')!
  const id = await addWorkflow(
    {
      ...{ code: 'QT001', name: 'Duyệt hợp đồng mua lớn', resource: 'purchase-contracts' },
      description: 'Hợp đồng nguyên tắc và hợp đồng từ 500 triệu: kế toán kiểm tra; từ 1,5 tỷ thì giám đốc duyệt thêm.',
      ...{ everyDepartment: true, departmentIds: [], priority: null, fallbackId: by, everyDocument: false },
      rules: {
        any: [
          { fact: 'grandTotal', is: 'atLeast', than: FROM },
          { fact: 'kind', oneOf: ['open_ended'] },
        ],
      },
      graph: graphOf(users),
    },
    by,
  )
  const seen = engine.lookup('purchase-contracts')
  const note = 'Bản đầu tiên'
  await publish(await workflowOf(id), { seen, lookup: engine.lookup }, { userId: by, note, at: morningOf(0, 0) })
}
