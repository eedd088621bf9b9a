import { http } from './faults_where.mjs'

/** Faults in goods that are counted. */
export const COUNTING_FAULTS = [
  {
    name: 'a paper that moved its goods and is not posted, left out of what has to be there',
    edits: [['resources/calc/count_papers.ts', "return mark === 'moved' ? 1 : 0", 'return 0']],
    ...{ suite: 'unit', spec: 'backend/tests/unit/counted_goods.spec.ts' },
  },
  {
    name: 'papers of after a count that change what differs',
    edits: [['resources/calc/count_papers.ts', "isLater ? 'notYet' : isPosted", 'isPosted']],
    ...http('stock/count_papers'),
  },
  {
    name: 'goods in two open counts of one warehouse',
    edits: [
      ['backend/app/counting/count_behaviour.ts', 'if (errors.length > 0) throw', 'if (errors.length > 999) throw'],
    ],
    ...http('stock/counts'),
  },
  {
    name: 'goods in two counts that are saved at one instant',
    edits: [['backend/app/counting/count_behaviour.ts', 'if (row.warehouseId) await lockCounts(row.warehouseId)', '']],
    ...{ suite: 'process', spec: 'backend/tests/process/counts_at_once.spec.ts' },
  },
  {
    name: 'the books of a count and its papers, read at two instants',
    edits: [
      [
        'backend/app/counting/counted.ts',
        'const { booked, papers: found } = await countBooks(warehouseId, documentDate, ids, until)',
        `const { booked } = await countBooks(warehouseId, documentDate, ids, until)
         await rowsOf('select pg_sleep(0.2)')
         const { papers: found } = await countBooks(warehouseId, documentDate, ids, until)`,
      ],
    ],
    ...http('stock/counted_while_selling'),
  },
  {
    name: 'kg of an unweighed paper that follow what is sold later',
    edits: [['resources/calc/count_papers.ts', 'new Map(expected),', 'booked,']],
    ...{ suite: 'unit', spec: 'backend/tests/unit/counted_goods.spec.ts' },
  },
  {
    name: 'an adjustment of a count that is undone alone',
    edits: [['backend/app/counting/count_behaviour.ts', 'if (count) throw', 'if (!count) throw']],
    ...http('stock/counts'),
  },
  {
    name: 'a count that is undone without its adjustments',
    edits: [
      [
        'backend/app/counting/count_behaviour.ts',
        "if (before.status === 'done') await",
        "if (before.status === 'none') await",
      ],
    ],
    ...http('stock/counts'),
  },
  {
    name: 'a sheet that overwrites what was counted elsewhere',
    edits: [['backend/app/resources/sheets/fill_lines.ts', '&& own.every((name) => isNothing(line[name])))', ')']],
    ...http('stock/count_sheets'),
  },
  {
    name: 'a receipt that is compared with deliveries after it',
    edits: [['backend/app/stock/usual_weights.ts', "status === 'done' ? idIn(code) : null", 'null']],
    ...http('stock/weight_differences'),
  },
]
