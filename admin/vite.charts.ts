import type { Plugin } from 'vite'

const HELPERS = /^(tslib$|@babel\/runtime\/)/
/** Packages that only charts bring. */
const CHARTS = /node_modules[\\/](@antv|@ant-design[\\/](charts|plots|graphs|charts-util)|d3-|flru)/

/**
 * Gives charts copies of the helpers that compiled packages share.
 *
 * Lists load the shared ones, and would carry what only charts call.
 */
export function ownHelpersOfCharts(): Plugin {
  return {
    name: 'own-helpers-of-charts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !HELPERS.test(source) || !CHARTS.test(importer)) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && !found.external ? `${found.id}?charts` : null
    },
  }
}
