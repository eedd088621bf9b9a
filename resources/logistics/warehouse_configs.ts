import { areas } from '../areas.ts'
import { code, color, defineResource, percent, text } from '../kit/index.ts'

/**
 * Bands of weight deviation: a weighing that is off its barem by the threshold or more is shown in the colour of the
 * highest band that it reaches.
 */
export default defineResource('warehouse-configs', {
  area: areas.warehouseConfig,
  route: '/logistics/warehouse-config',
  icon: 'logistics',
  menu: 'logistics',
  englishTitle: 'englishName',
  fields: {
    code: code({ prefix: 'SS', unique: 'CAT_ERR_006' }),
    name: text({ required: true, max: 255 }),
    englishName: text({ max: 255 }),
    threshold: percent({ required: true, unique: 'WAC_ERR_006' }),
    color: color({ required: true, default: '#b7791f' }),
  },
  list: {
    columns: ['code', 'name', 'threshold', 'color', 'updatedAt'],
    search: ['code', 'name'],
    sort: { field: 'threshold', order: 'asc' },
  },
})
