import type { Plugin } from 'vite'

type Mend = { file: RegExp; from: string; to: string }

const TABS = /rc-tabs\/es\/TabNavList\/index\.js$/
const CALENDAR = /rc-picker\/es\/PickerPanel\/DatePanel\/index\.js$/
const CHOICES = /rc-virtual-list\/es\/List\.js$/

/** Markup of antd's parts that assistive technology trips over, and that none of their settings changes. */
const mends: Mend[] = [
  {
    // The input, which is the combobox, says that a choice is required; the box around it does not repeat it.
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
  // The list of tabs holds only the tabs, without the button for those that do not fit.
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
  // The buttons for month and year of a calendar are named by what they show; the action is a hint.
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
 * Corrects the markup of antd while the admin is built. The development server keeps antd's own.
 * @throws when a correction no longer finds its place, such as after an update
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
