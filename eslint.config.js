import tseslint from 'typescript-eslint'

/** The rooms and which of them a room may import; resources imports nothing outside itself, workflows nothing but resources. */
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

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.adonisjs/**', 'storage/**', 'tmp/**'] },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    extends: [tseslint.configs.recommended],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: false }],
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
  // Bodies of answers differ by endpoint; tests say what they expect of each.
  { files: ['backend/tests/**'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
  { files: ['scripts/**', 'backend/commands/**', 'backend/bin/**', 'ace.js'], rules: { 'no-console': 'off' } },
)
