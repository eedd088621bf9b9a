import { lazy, Suspense } from 'react'
import type { InputProps } from './input.ts'

/** Calendars are heavy: forms without a date do not load them. */
const DayPicker = lazy(() => import('./DatePickers.tsx').then(({ DayPicker }) => ({ default: DayPicker })))
const MomentPicker = lazy(() => import('./DatePickers.tsx').then(({ MomentPicker }) => ({ default: MomentPicker })))

const wait = <i className="bar bar-control" />

export const DateInput = (props: InputProps<'date'>) => (
  <Suspense fallback={wait}>
    <DayPicker {...props} />
  </Suspense>
)

export const DateTimeInput = (props: InputProps<'dateTime'>) => (
  <Suspense fallback={wait}>
    <MomentPicker {...props} />
  </Suspense>
)
