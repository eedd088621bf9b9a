import { http } from './faults_where.mjs'

/** Faults of orders of goods that left before them; see `faults_list.mjs`. */
export const ORDER_FAULTS = [
  {
    name: 'an order of fewer pieces than its customer got before',
    edits: [['backend/app/sales/issued_before/require_all_issued.ts', '.gte(0)) return []', '.gte("-1e9")) return []']],
    ...http('stock/issued_before'),
  },
  {
    name: 'goods that have an order already, offered for another one',
    edits: [
      [
        'backend/app/sales/issued_before/require_all_issued.ts',
        'if (other) throw',
        'if (other && row.id === null) throw',
      ],
    ],
    ...http('stock/issued_before'),
  },
  {
    name: 'an order that keeps what an issue did for it, once that is undone',
    edits: [
      [
        'backend/app/sales/issued_before/issue_behaviour.ts',
        "row.status === 'cancelled' && before.status === 'done'",
        "row.status === 'cancelled' && before.status === 'draft'",
      ],
    ],
    ...http('stock/issued_before'),
  },
  {
    name: 'a service that is invoiced beyond what was ordered',
    edits: [['resources/posting/post_invoice.ts', ".gt(ordered ?? '0')", ".gt('1e9')"]],
    ...http('debt/services'),
  },
  {
    name: 'a service that reserves goods',
    edits: [['resources/posting/reserve_goods.ts', ' || line.isService === true', '']],
    ...http('debt/services'),
  },
  {
    name: 'a service that waits for an issue',
    edits: [['resources/logistics/warehouse_issues.ts', "          except: 'isService',\n", '']],
    ...http('debt/services'),
  },
  {
    name: 'a product that turns from goods into a service',
    edits: [['backend/app/catalogue/product_behaviour.ts', 'if (found!.isUsed)', 'if (!found)']],
    ...http('debt/services'),
  },
  {
    name: 'a yes or no that a release adds, taken for a change of what was approved',
    edits: [['backend/app/documents/content.ts', '(isCopiedFlag(field as Field) ? [] : [name])', '[name]']],
    ...{ suite: 'process', spec: 'backend/tests/process/upgrades_released.spec.ts' },
  },
]
