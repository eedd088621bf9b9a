import { areas } from '@barem/resources/areas'
import { RETURN_PLACES } from '@barem/resources/calc/return_places'
import { useTranslate } from '@refinedev/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { postOnce } from '../../../http/sendOnce.ts'
import { useOneAtATime } from '../../../oneAtATime.ts'
import type { InputProps } from '../../../resources/inputs/input.ts'
import { BelongsToInput } from '../../../resources/inputs/RelationInputs.tsx'
import { findOptions } from '../../../resources/inputs/useOptionPages.ts'
import { optionsKey } from '../../../resources/model/options.ts'
import { useAllowed } from '../../../session/useAllowed.ts'

type Line = { productStatus?: keyof typeof RETURN_PLACES | null }

const statesIn = ({ lines = [] }: { lines?: Line[] }): string => lines.map((line) => line.productStatus).join()

/** Whether goods of the form go to the warehouse of this field. */
function useIsNeeded(name: string): boolean {
  const states = (Form.useWatch(statesIn) ?? '') as string
  return states.split(',').some((state) => RETURN_PLACES[state as keyof typeof RETURN_PLACES] === name)
}

/** Chooses the warehouse for damaged goods or scrap. Who receives goods can add one if the company has none. */
export default function PlaceInput(props: InputProps<'belongsTo'>) {
  const t = useTranslate()
  const client = useQueryClient()
  const { definition, name, field, value, onChange } = props
  const besideId = Form.useWatch('warehouseId', { preserve: true } as never) as string | null | undefined
  const [failure, setFailure] = useState<string | null>(null)
  const isNeeded = useIsNeeded(name)
  const mayMake = useAllowed(areas.warehouseReceipt, 'u')
  const { data: isNone = false } = useQuery({
    queryKey: [...optionsKey(definition, name), 'none'],
    queryFn: async () => (await findOptions(definition, name, '')).length === 0,
    enabled: mayMake && isNeeded && !value,
  })

  const make = useOneAtATime(async () => {
    setFailure(null)
    try {
      const body = { use: field.where.use![0], besideId }
      const made = await postOnce<{ id: string }>('returns/warehouses', body)
      await client.invalidateQueries({ queryKey: optionsKey(definition, name) })
      onChange?.(made.body.id)
    } catch (error) {
      setFailure(messagesOf(error).join('. '))
    }
  })

  return (
    <>
      <BelongsToInput {...props} />
      {isNone && isNeeded && !value && besideId && (
        <Button type="link" className="input-offer" onClick={() => void make()}>
          {t('returns.makePlace')}
        </Button>
      )}
      {failure && <div role="alert">{failure}</div>}
    </>
  )
}
