import { areas } from '../areas.ts'
import {
  belongsTo,
  code,
  date,
  dateTime,
  defineResource,
  files,
  grouped,
  longText,
  select,
  text,
  weight,
} from '../kit/index.ts'

const onScale = { decimals: 0, min: '1', max: '200000' } as const

/**
 * A truck that is weighed twice: as it comes and as it goes, empty first where it fetches goods. The heavier weighing
 * is gross, the lighter one tare, and net is what was loaded or unloaded.
 */
export default defineResource('weighing-tickets', {
  area: areas.warehouseIssue,
  route: '/logistics/weighing',
  icon: 'logistics',
  menu: 'logistics',
  title: 'code',
  hint: ['licencePlate'],
  ...grouped(
    {
      truck: {
        weighedOn: date({ required: 'always', default: 'today' }),
        licencePlate: text({ required: 'always', min: 3, max: 20 }),
        driverName: text({ max: 255 }),
      },
      weighings: {
        firstWeight: weight({ required: 'always', ...onScale }),
        firstAt: dateTime({ required: 'always', default: 'now' }),
        gross: weight({ readOnly: true }),
        tare: weight({ readOnly: true }),
        net: weight({ readOnly: true }),
      },
      management: {
        photos: files({ folder: 'weighing', maxCount: 6 }),
        note: longText({ max: 500 }),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'PCAN-{yy}{MM}-{n:5}',
        date: 'weighedOn',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      secondWeight: weight({ ...onScale }),
      secondAt: dateTime(),
      weigherId: belongsTo('users', { readOnly: true }),
      status: select(['open', 'closed', 'cancelled'], { default: 'open', readOnly: true }),
    },
  ),
  list: {
    columns: [
      'code',
      'licencePlate',
      'driverName',
      'firstAt',
      'secondAt',
      'gross',
      'tare',
      'net',
      'status',
      'weigherId',
      'createdAt',
    ],
    filters: ['status', 'licencePlate', 'firstAt', 'weigherId'],
    search: ['code', 'licencePlate', 'driverName'],
    widths: { code: 152, licencePlate: 128, status: 120 },
    card: ['net', 'firstAt'],
    sums: ['net'],
  },
  computes: 'weighedTwice',
  states: {
    field: 'status',
    initial: 'open',
    alwaysEditable: ['driverName', 'photos', 'note'],
    closedStates: ['cancelled'],
    actions: {
      weigh: {
        from: ['open'],
        to: 'closed',
        assignsNumber: true,
        inputs: { secondWeight: 'required', secondAt: 'optional', photos: 'optional' },
      },
      cancel: { from: ['open', 'closed'], to: 'cancelled', comment: 'required', place: 'menu', tone: 'danger' },
    },
  },
  prints: [{ paper: 'weighingTicket', columns: [] }],
  home: [{ name: 'yard', where: { status: ['open'] }, due: 'firstAt', show: 'firstWeight', action: 'weigh' }],
  next: [{ in: ['open'], take: 'weigh' }],
})
