import { http } from './faults_where.mjs'

/** Faults of bars that are cut; see `faults_list.mjs`. */
export const CUTTING_FAULTS = [
  {
    name: 'a cut that takes nothing of a bar away',
    edits: [['resources/calc/cutting/cut_bar.ts', '.div(1000)', '.times(0)']],
    ...{ suite: 'unit', spec: 'backend/tests/unit/cutting.spec.ts' },
  },
  {
    name: 'scrap that is worth more than it cost',
    edits: [['resources/calc/cutting/share_out.ts', ', cost).toFixed()', ', "1e15").toFixed()']],
    ...{ suite: 'unit', spec: 'backend/tests/unit/cutting.spec.ts' },
  },
  {
    name: 'reserved bars that are cut',
    edits: [
      [
        'resources/posting/cut_stock.ts',
        'reservedAt(balances, place).toFixed())',
        'reservedAt(balances, place).times(0).toFixed())',
      ],
    ],
    ...http('stock/cuttings'),
  },
  {
    name: 'scrap that weighs as much as its bars',
    edits: [['resources/posting/cut_stock.ts', 'scrap?.gte(kg) &&', 'scrap?.gte("1e9") &&']],
    ...http('stock/cuttings'),
  },
  {
    name: 'plates of another width taken for the same family',
    edits: [['backend/app/stock/cutting/cut_family.ts', "then ${p}.attributes - 'L' else", "then '{}'::jsonb else"]],
    ...http('stock/cuttings'),
  },
]
