import { DownOutlined } from '@ant-design/icons'
import { type Field, partnersOf } from '@barem/resources/kit'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useTranslate } from '@refinedev/core'
import { useSearchParams } from 'react-router'
import { FormField, GroupFields } from '../../resources/form/FormGroups.tsx'
import type { FormLayoutProps } from '../../resources/form/formGroup.ts'
import type { Words } from '../../resources/model/words.ts'
import { useMedia } from '../../layout/useMedia.ts'
import { useKey } from './useKey.ts'
import { placesOf } from './places.ts'
import { BesideChosen } from './BesideChosen.tsx'
import { ToldField } from './ToldField.tsx'
import './document-form.css'

/** The key that leads from anywhere on the page to whom the document is with. */
const TO_PARTNER = 'F4'

/** From this width on what follows from the goods stands beside them, where the menu is folded up. */
const RAIL = '(min-width: 1382px)'

/** The most letters that a select shows, which its width follows. */
function roomFor(field: Field, name: string, words: Words): CSSProperties | undefined {
  if (field.type !== 'select') return undefined
  const texts = [words.field(name), ...field.choices.map((choice) => words.choice(name, choice))]
  return { '--letters': Math.max(...texts.map(({ length }) => length)) } as CSSProperties
}

/**
 * The form of a document, goods first: what has to be filled in stands in one line above them, what follows from them
 * beside or below, and the rest behind a word that opens by itself where something of it is wrong.
 */
export default function DocumentGroups({ groups, ...props }: FormLayoutProps) {
  const t = useTranslate()
  const { definition, words } = props
  const [search] = useSearchParams()
  const { head, told, lines, follows, more } = placesOf(definition, groups, (relation) => search.has(relation))
  // The rail has what the partner owes, and what the document adds to it.
  const hasRail = useMedia(RAIL) && follows.length > 0
  const line = useRef<HTMLDivElement>(null)
  const rest = useRef<HTMLDetailsElement>(null)
  const { partner } = definition
  const inputs = partnersOf(definition).map((name) => `[id$="_${name}"]`)
  useKey(TO_PARTNER, () => line.current?.querySelector<HTMLElement>(inputs.join(', '))?.focus(), partner !== null)

  function open(name: string) {
    if (!rest.current) return
    rest.current.open = true
    rest.current.querySelector<HTMLElement>(`[id*="_${name}"], [data-field="${name}"] input`)?.focus()
  }

  const section = (group: string, names: readonly string[], className: string, heading?: ReactNode) => (
    <section key={group} className={`form-group ${className}`} aria-labelledby={`group-${group}-${names[0]}`}>
      <h2 id={`group-${group}-${names[0]}`}>{heading ?? words.group(group)}</h2>
      <GroupFields {...props} group={group} names={names} />
    </section>
  )
  const count = more.reduce((sum, [, names]) => sum + names.length, 0)
  return (
    <div className="doc-form">
      <div className="doc-head" ref={line}>
        {head.map((name) => (
          <div
            key={name}
            className="doc-field"
            data-type={definition.fields[name]!.type}
            data-figure={definition.fields[name]!.role ?? undefined}
            style={roomFor(definition.fields[name] as Field, name, words)}
          >
            <FormField {...props} name={name} />
          </div>
        ))}
        {told.map((name) => (
          <ToldField key={name} name={name} label={words.field(name)} onOpen={() => open(name)} />
        ))}
      </div>
      <div className="doc-bar">
        {count > 0 && (
          <details className="doc-more" ref={rest}>
            <summary>
              {t('grid.rest', { total: count })}
              <DownOutlined aria-hidden />
            </summary>
            <div className="doc-rest">{more.map(([group, names]) => section(group, names, ''))}</div>
          </details>
        )}
        {partner && !hasRail && <BesideChosen definition={definition} />}
      </div>
      <div className="doc-work">
        <div className="doc-goods">{lines.map(([group, names]) => section(group, names, 'doc-lines'))}</div>
        {follows.length > 0 && (
          <div className="doc-follows">
            {partner && hasRail && (
              <div className="doc-beside">
                <BesideChosen definition={definition} isWhole />
              </div>
            )}
            {follows.map(([group, names]) => section(group, names, 'doc-following'))}
          </div>
        )}
      </div>
    </div>
  )
}
