import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './vite.precompress.ts'
import { slimAliases, withoutExtras } from './vite.slim.ts'

/** Stable libraries apart from our own code, so that a new release of ours leaves them in the browser's cache. */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  { name: 'refine', test: /node_modules[\\/](@refinedev|@tanstack|i18next|react-i18next|lodash-es)[\\/]/ },
]

export default defineConfig(({ command }) => ({
  plugins: [react(), withoutExtras(), precompress()],
  resolve: { alias: slimAliases(command === 'build'), dedupe: ['react', 'react-dom', 'antd', 'dayjs'] },
  server: {
    port: Number(process.env.ADMIN_PORT ?? 5173),
    strictPort: true,
    proxy: { '^/(v1\\.0|health)': { target: process.env.API_URL ?? 'http://127.0.0.1:3333' } },
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
}))
