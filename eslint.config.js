import { readdirSync } from 'node:fs'
import tseslint from 'typescript-eslint'
import { floorRule, floors } from './scripts/floors.mjs'

/**
 * The rooms and which of them a room may import; resources imports nothing outside itself, workflows nothing but
 * resources.
 */
const rooms = {
  resources: ['@barem/*', '#*', '**/backend/**', '**/admin/**', '**/locales/**', '**/workflows/**'],
  workflows: [
    '@barem/locales/*',
    '@barem/backend',
    '@barem/backend/*',
    '@barem/admin',
    '@barem/admin/*',
    '#*',
    '**/backend/**',
    '**/admin/**',
    '**/locales/**',
    '../resources/**',
  ],
  backend: ['@barem/admin', '@barem/admin/*', '**/admin/src/**'],
  admin: ['@barem/backend', '@barem/backend/*', '**/backend/**', '#*'],
}

/** The domains of the admin, side by side; `goods` is below them. */
const domains = readdirSync(new URL('admin/src/domains', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Parts of antd that ours stand in for, and why. */
const InputNumber = [
  'InputNumber',
  'It reads 15.500 as 15.5: use NumberInput, which reads numbers as people here write them',
]
const wrapped = [
  ['Select', 'Screen readers stumble over its markup: use controls/Select'],
  ['Tabs', 'Screen readers stumble over its markup: use controls/Tabs'],
]
const replaced = (...parts) =>
  parts.map(([name, message]) => ({
    selector: `ImportDeclaration[source.value="antd"] > ImportSpecifier[imported.name="${name}"]`,
    message,
  }))

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.adonisjs/**', 'storage/**', 'tmp/**'] },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    extends: [tseslint.configs.recommended],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: false }],
      // Prettier decides about code; this holds comments, which it leaves as they are.
      'max-len': [
        'error',
        { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreUrls: true },
      ],
      'no-console': 'error',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  ...Object.entries(rooms).map(([room, group]) => ({
    files: [`${room}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group, message: `${room} may not import this room (architecture: imports run one way)` }] },
      ],
    },
  })),
  // The kit stays a kit: names of the trade reach it by resources/vocabulary.ts.
  ...['resources/kit/*.ts', 'resources/kit/*/*.ts'].map((files, depth) => ({
    files: [files],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: rooms.resources, message: 'resources imports nothing outside itself' },
            {
              regex: `^(\\.\\./){${depth + 1}}`,
              message: 'The kit imports nothing of the trade: its names come by resources/vocabulary.ts',
            },
          ],
        },
      ],
    },
  })),
  {
    files: Object.keys(floors).map((tree) => `${tree}/**/*.{ts,tsx}`),
    plugins: { barem: { rules: { floors: floorRule } } },
    rules: { 'barem/floors': 'error' },
  },
  {
    files: ['admin/src/**/*.{ts,tsx}'],
    ignores: ['admin/src/main.tsx', 'admin/src/domains/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [...rooms.admin, '**/domains/**'],
              message: 'The engine imports no domain: domains fill its slots at start (admin/src/domains/index.ts)',
            },
          ],
        },
      ],
    },
  },
  ...domains.map((domain) => ({
    files: [`admin/src/domains/${domain}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                ...rooms.admin,
                ...domains.filter((other) => other !== domain && other !== 'goods').map((other) => `**/${other}/**`),
              ],
              message: 'Domains do not import each other: what they share is in resources or in domains/goods',
            },
          ],
        },
      ],
    },
  })),
  {
    files: ['admin/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...replaced(InputNumber, ...wrapped)] },
  },
  { files: ['admin/src/controls/**'], rules: { 'no-restricted-syntax': ['error', ...replaced(InputNumber)] } },
  // Bodies of answers differ by endpoint; tests say what they expect of each.
  { files: ['backend/tests/**'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
  { files: ['scripts/**', 'backend/commands/**', 'backend/bin/**', 'ace.js'], rules: { 'no-console': 'off' } },
)
