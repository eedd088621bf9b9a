import { http } from './faults_where.mjs'

/** Faults of sheets that are imported, and of resources that companies make; see `faults_list.mjs`. */
export const SHEET_FAULTS = [
  {
    name: 'a key of a field that is a column of the engine',
    edits: [['resources/kit/fields/reserved_names.ts', '  isEngineColumn(field.key) ||\n', '']],
    ...http('own/keys'),
  },
  {
    name: 'an area that is granted before it is there',
    edits: [['backend/app/identity/role_group_behaviour.ts', '    await guardOwnAreas(row, before)\n', '']],
    ...http('own/keys'),
  },
  {
    name: 'a damaged table that stays as it is',
    edits: [
      ['backend/app/own/carry.ts', 'const repaired = await repairKeys(stored)', 'const repaired: string[] = []'],
      ['backend/app/own/carry.ts', "import { repairKeys } from './repair.ts'\n", ''],
    ],
    suite: 'process',
    spec: 'backend/tests/process/own_publish.spec.ts',
  },
  {
    name: 'a formula without a result that is read as nothing',
    edits: [
      [
        'backend/app/resources/sheets/process/read_rows.ts',
        "formula === null ? null : { is: 'formula'",
        "formula !== null ? null : { is: 'formula'",
      ],
    ],
    suite: 'unit',
    spec: 'backend/tests/unit/read_workbook.spec.ts',
  },
  {
    name: 'one of two rows of a name that is taken for the other',
    edits: [
      [
        'backend/app/resources/sheets/related.ts',
        'return rows.length === 1 ? rows[0]!.id : null',
        'return rows[0]?.id ?? null',
      ],
      ['backend/app/resources/sheets/read_table.ts', 'return count > 1 ? [', 'return count > 999 ? ['],
    ],
    ...http('resources/sheet_cells'),
  },
  {
    name: 'sheets of one company that keep all others waiting',
    edits: [['backend/app/resources/sheets/process/start.ts', 'turns(2, { perPerson: 1, perCompany: 1 })', 'turns(2)']],
    suite: 'unit',
    spec: 'backend/tests/unit/sheet_turns.spec.ts',
  },
  {
    name: 'a sheet that is imported twice',
    edits: [
      [
        'backend/app/resources/sheets/import_lines.ts',
        '    if (await isThere(resource, { ...given, ...many }, since)) return null\n',
        '',
      ],
    ],
    ...http('resources/imports'),
  },
  {
    name: 'a row that is taken for one about other rows',
    edits: [
      [
        'backend/app/resources/sheets/there_already.ts',
        "    if (field.type === 'belongsToMany') return [sameMany(name, value)]\n",
        '',
      ],
    ],
    ...http('resources/imports'),
  },
  {
    name: 'a check that takes codes',
    edits: [['backend/app/resources/write/store.ts', 'codes.length > 0 && !writer.trial', 'codes.length > 0']],
    ...http('resources/imports'),
  },
]
