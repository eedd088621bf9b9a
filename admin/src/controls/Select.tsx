import { Select as AntdSelect, type RefSelectProps, type SelectProps } from 'antd'
import type { DefaultOptionType } from 'antd/es/select'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useMedia } from '../layout/useMedia.ts'
import { holdsWords } from '../resources/model/plain.ts'

type Props<V, O extends DefaultOptionType> = SelectProps<V, O> & {
  'aria-required'?: boolean | 'true' | 'false'
  ref?: Ref<RefSelectProps>
}

const holdsTyped = (typed: string, option?: DefaultOptionType) => holdsWords(String(option?.label ?? ''), typed)

const isText = ({ label }: DefaultOptionType) => typeof label === 'string'

/**
 * antd's select as all of the admin uses it. Choices that are words are found by typing some of them, except on a
 * phone, whose keyboard would cover them. The input, which is the combobox, says that a choice is required: antd
 * would say so on the box around it as well, which has no role that can be required.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- antd's own default for the type of the value
export function Select<V = any, O extends DefaultOptionType = DefaultOptionType>({
  'aria-required': required,
  options,
  ref,
  ...props
}: Props<V, O>) {
  const select = useRef<RefSelectProps>(null)
  const isTouched = useMedia('(pointer: coarse)')
  const isTyped = !isTouched && options?.every(isText) === true
  useImperativeHandle(ref, () => select.current!)
  useLayoutEffect(() => {
    const input = select.current?.nativeElement.querySelector('[role=combobox]')
    if (required === undefined) input?.removeAttribute('aria-required')
    else input?.setAttribute('aria-required', String(required))
  }, [required, props.mode])
  return (
    <AntdSelect<V, O>
      {...(isTyped && { showSearch: true, filterOption: holdsTyped })}
      {...props}
      ref={select}
      // What scrolls has to hold something that takes the cursor; keys never get there, nor do they need to.
      options={options?.map((option) => ({ tabIndex: -1, ...option }))}
    />
  )
}
