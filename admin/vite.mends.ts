import type { Plugin } from 'vite'

type Mend = { file: RegExp; from: string; to: string }

const TABS = /rc-tabs\/es\/TabNavList\/index\.js$/
const CALENDAR = /rc-picker\/es\/PickerPanel\/DatePanel\/index\.js$/
const CHOICES = /rc-virtual-list\/es\/List\.js$/

/** Markup of antd's parts that assistive technology trips over, and that none of their settings changes. */
const mends: Mend[] = [
  {
    // That something must be chosen is said by the input, which is the combobox, and not by the box around it as well.
    file: /rc-select\/es\/BaseSelect\/index\.js$/,
    from: 'var domProps = _objectSpread({}, restProps);',
    to: "var domProps = _objectSpread({}, restProps); delete domProps['aria-required'];",
  },
  {
    // The row that measures columns is hidden from screen readers, so the cursor may not get there, nor to the heads
    // that it repeats.
    file: /rc-table\/es\/Body\/MeasureRow\.js$/,
    from: 'tabIndex: -1',
    to: 'inert: true',
  },
  // The list of tabs is what holds them alone, without the button that shows those there is no room for.
  {
    file: TABS,
    from: `role: "tablist",
    "aria-orientation": tabPositionTopOrBottom ? 'horizontal' : 'vertical',`,
    to: '',
  },
  {
    file: TABS,
    from: 'ref: tabListRef,',
    to: `ref: tabListRef, role: "tablist", "aria-orientation": tabPositionTopOrBottom ? 'horizontal' : 'vertical',`,
  },
  // The month and the year of a calendar are called what they show; what a press does is a hint.
  { file: CALENDAR, from: '"aria-label": locale.yearSelect', to: 'title: locale.yearSelect' },
  { file: CALENDAR, from: '"aria-label": locale.monthSelect', to: 'title: locale.monthSelect' },
  // The list of choices that belongs to a combobox is the box that scrolls, so that it needs no cursor of its own.
  { file: CHOICES, from: 'innerProps: innerProps,', to: '' },
  {
    file: CHOICES,
    from: 'className: "".concat(prefixCls, "-holder"),',
    to: '...innerProps, className: "".concat(prefixCls, "-holder"),',
  },
]

/**
 * Mends the markup of antd while the admin is built. The development server keeps antd's own.
 * @throws when a mend no longer finds its place, such as after an update
 */
export function mendMarkup(): Plugin {
  const left = new Set(mends)
  return {
    name: 'barem:mend-markup',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const due = mends.filter(({ file }) => file.test(id))
      if (due.length === 0) return null
      for (const mend of due) {
        if (!code.includes(mend.from)) throw new Error(`${id} no longer has ${mend.from}`)
        code = code.replace(mend.from, mend.to)
        left.delete(mend)
      }
      return { code, map: null }
    },
    buildEnd(error) {
      if (!error && left.size > 0) throw new Error(`Not in the build: ${[...left].map(({ file }) => file).join(', ')}`)
    },
  }
}
