import { registerHooks } from 'node:module'

/**
 * AdonisJS looks for compiled files (`.js`). Node runs our TypeScript as it is, so a `.js` of ours that
 * cannot be found is the `.ts` beside it.
 */
registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context)
    } catch (error) {
      if (!specifier.endsWith('.js') || specifier.includes('node_modules')) throw error
      return next(specifier.replace(/\.js$/, '.ts'), context)
    }
  },
})
