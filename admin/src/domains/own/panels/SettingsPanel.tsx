import { iconNames, type IconName } from '@barem/resources/kit'
import { OWN_LIMITS } from '@barem/resources/own'
import { Input } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import { menuIcon } from '../../../layout/menuIcon.tsx'
import { useDefinitions } from '../../../resources/model/registry.ts'
import type { Builder } from '../builder/useBuilder.ts'
import { followingKey } from '../model/keys.ts'
import { canName } from '../model/lists.ts'
import type { Working } from '../model/working.ts'
import { ChoicesEditor } from './ChoicesEditor.tsx'
import { Labelled } from './Labelled.tsx'
import { LabelInputs } from './LabelInputs.tsx'
import { UniqueSets } from './UniqueSets.tsx'

const none: ReadonlySet<string> = new Set()

/** What the resource is called and where it is found. */
export function SettingsPanel({ builder }: { builder: Builder }) {
  const t = useTranslate()
  const { working, change, isPublished, stored } = builder
  const groups = useDefinitions().menu.filter(({ children }) => children)
  const set = (changes: Partial<Working>, mark?: string) => change((before) => ({ ...before, ...changes }), mark)
  return (
    <div className="own-panel">
      <LabelInputs
        word={t('own.name')}
        path="label"
        value={working.label}
        required
        onChange={(label) =>
          change((before) => ({ ...before, label, key: followingKey(before, label, none, isPublished) }), 'label')
        }
      />
      <LabelInputs
        word={t('own.one')}
        path="one"
        value={working.one}
        onChange={(one) => set({ one: Object.values(one).some(Boolean) ? one : undefined }, 'one')}
      />
      <LabelInputs
        word={t('own.about')}
        path="about"
        value={working.about}
        max={OWN_LIMITS.sentence}
        onChange={(about) => set({ about: Object.values(about).some(Boolean) ? about : undefined }, 'about')}
      />
      <div className="own-pair">
        <Labelled
          label={t('own.key')}
          path="key"
          required
          hint={t(isPublished ? 'own.keyFixed' : 'own.pathHint', { key: working.key })}
        >
          {(aria) => (
            <Input
              {...aria}
              className="code"
              disabled={isPublished}
              value={working.key}
              maxLength={OWN_LIMITS.key + 1}
              onChange={({ target }) => set({ key: target.value }, 'key')}
            />
          )}
        </Labelled>
        <Labelled label={t('own.title')} path="title">
          {(aria) => (
            <Select
              {...aria}
              allowClear
              placeholder={t('own.titleUsual')}
              value={working.title}
              onChange={(title?: string) => set({ title })}
              options={working.fields
                .filter((field) => canName(field) && field.key !== '')
                .map(({ key, label }) => ({ value: key, label: label.vi_VN || key }))}
            />
          )}
        </Labelled>
        <Labelled label={t('own.menu')} path="menu">
          {(aria) => (
            <Select<Working['menu']>
              {...aria}
              value={working.menu ?? 'categories'}
              onChange={(menu) => set({ menu })}
              options={groups.map(({ key, label }) => ({ value: key as Working['menu'], label: t(label) }))}
            />
          )}
        </Labelled>
        <Labelled label={t('own.icon')} path="icon">
          {(aria) => (
            <Select<IconName>
              {...aria}
              value={working.icon ?? 'category'}
              onChange={(icon) => set({ icon })}
              options={iconNames.map((name) => ({
                value: name,
                label: (
                  <span>
                    {menuIcon(name)} {t(`own.icons.${name}`)}
                  </span>
                ),
              }))}
            />
          )}
        </Labelled>
      </div>
      <ChoicesEditor
        kind="groups"
        path="groups"
        list={working.groups}
        fixed={new Set(stored.definition?.groups?.map(({ key }) => key))}
        onChange={(list) => set({ groups: list }, 'groups')}
      />
      <UniqueSets working={working} onChange={(unique) => set({ unique }, 'unique')} />
    </div>
  )
}
