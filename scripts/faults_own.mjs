import { http } from './faults_where.mjs'

/** Faults of resources that companies make themselves, and of what they are told of rights. */
export const OWN_FAULTS = [
  {
    name: 'a relation that leads nowhere, told at the field and not at its select',
    edits: [['resources/own/check.ts', "    ? [{ path: `${path}.to`, code: 'E_NO_TARGET' }]", '    ? []']],
    suite: 'unit',
    spec: 'backend/tests/unit/own_definitions.spec.ts',
  },
  {
    name: 'a field of one administrator that the draft of another overwrites',
    edits: [
      [
        'resources/own/merge.ts',
        'if (isSame(mine, theirs) || isSame(base, mine)) return theirs',
        'if (isSame(mine, theirs)) return theirs',
      ],
    ],
    suite: 'unit',
    spec: 'backend/tests/unit/own_merge.spec.ts',
  },
  {
    name: 'heads of a sheet that come twice, called alike',
    edits: [['resources/own/from_sheet.ts', "if (taken.has(name.toLocaleLowerCase('vi'))) continue", '']],
    suite: 'unit',
    spec: 'backend/tests/unit/own_guess.spec.ts',
  },
  {
    name: 'a choice that is gone, told by its key in the history of rows',
    edits: [['backend/app/own/former_choices.ts', 'if (gone.length === 0) return own', 'return own']],
    ...http('own/changes'),
  },
  {
    name: 'rows that an import refused, forgotten with their sheet',
    edits: [['backend/app/own/sheet_controller.ts', 'reasons.size > 0 ?', 'reasons.size < 0 ?']],
    ...http('own/sheet'),
  },
  {
    name: 'a refusal that does not say which right is missing',
    edits: [['backend/app/identity/missing_right.ts', 'if (!right || !ctx.identity) return error', 'return error']],
    ...http('identity/missing_right'),
  },
  {
    name: 'an own category that is named to those who may not see it',
    edits: [
      [
        'backend/app/identity/missing_right.ts',
        "isSuperAdmin || (area !== null && allows(permissions, area, 'v'))",
        'true || isSuperAdmin || permissions.size > Number(area)',
      ],
    ],
    ...http('own/life'),
  },
  {
    name: 'a field that is gone named in one language alone',
    edits: [['backend/app/own/mistakes.ts', "label[language] || label.vi_VN || ''", "label.vi_VN || ''"]],
    ...http('own/refused'),
  },
]
