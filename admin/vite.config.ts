import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ownHelpersOfCharts } from './vite.charts.ts'
import { withoutChecks } from './vite.checked.ts'
import { precompress } from './vite.precompress.ts'
import { slimAliases, withoutExtras } from './vite.slim.ts'
import { resourceWords } from './vite.words.ts'

/** Stable libraries apart from our own code, so that a new release of ours leaves them in the browser's cache. */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  { name: 'refine', test: /node_modules[\\/](@refinedev|@tanstack|i18next|react-i18next|lodash-es)[\\/]/ },
  // Code that every page draws with, in one chunk: many small ones would be packed worse.
  {
    name: 'base',
    test: /^(?!.*\?charts$).*node_modules[\\/](antd[\\/]es[\\/](_util|app|button|checkbox|config-provider|dropdown|empty|input|menu|message|modal|notification|popover|space|spin|style|theme|tooltip)|rc-(checkbox|dialog|dropdown|input|menu|motion|notification|overflow|resize-observer|tooltip|util)|@rc-component[\\/](context|portal|trigger)|@ant-design[\\/](colors|cssinjs|cssinjs-utils|fast-color)|@babel|@emotion|classnames|stylis)[\\/]/,
  },
  // Code that nearly every screen of ours shares, for the same reason; a list has no selects and
  // no exact arithmetic, so they stay apart.
  {
    name: 'shared',
    test: /[\\/](admin[\\/]src[\\/](?!controls[\\/]Select)|resources[\\/](?!calc[\\/]exact)|@ant-design[\\/]icons(-svg)?[\\/])/,
    minShareCount: 48,
  },
  // What every page begins with and nothing else shares: small files, packed together.
  {
    name: 'providers',
    test: /[\\/]admin[\\/]src[\\/](providers[\\/](?!RefineRoot)|documents[\\/]inbox[\\/](useInbox|waiting)|layout[\\/](pageTitle|PageSkeleton))/,
  },
  // The list with all that comes with it, since it is what most people see first.
  { name: 'list', test: /[\\/]admin[\\/]src[\\/]resources[\\/]list[\\/]ListScreen/ },
]

export default defineConfig({
  plugins: [react(), withoutChecks(), withoutExtras(), ownHelpersOfCharts(), resourceWords(), precompress()],
  resolve: { alias: slimAliases, dedupe: ['react', 'react-dom', 'antd', 'dayjs'] },
  server: {
    port: Number(process.env.ADMIN_PORT ?? 5173),
    strictPort: true,
    proxy: { '^/(v1\\.0|health)': { target: process.env.API_URL ?? 'http://127.0.0.1:3333' } },
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A test holds what the first list loads; what loads with its own page may be large.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
