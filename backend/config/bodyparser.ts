import { defineConfig } from '@adonisjs/core/bodyparser'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  json: { limit: '1mb', convertEmptyStringsToNull: true, types: ['application/json'] },
  form: { limit: '1mb', convertEmptyStringsToNull: true, types: [] },
  multipart: { autoProcess: false, convertEmptyStringsToNull: true, limit: '20mb', types: ['multipart/form-data'] },
})
