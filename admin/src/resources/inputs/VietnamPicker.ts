import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import calendar from 'rc-picker/es/generate/dayjs'
import { onVietnamClock } from '../../format/day.ts'

/** Now, as the clocks of Vietnam show it, for code that counts in days and hours of a calendar. */
export const now = (): Dayjs => dayjs(onVietnamClock(new Date().toISOString()))

/** Pickers of days whose today is that of Vietnam, whatever the browser's clock is set to. */
export const VietnamPicker = DatePicker.generatePicker<Dayjs>({ ...calendar, getNow: now })
