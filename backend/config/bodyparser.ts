import { defineConfig } from '@adonisjs/core/bodyparser'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  // Admission reads JSON, within the limit of each route.
  json: { types: [] },
  form: { types: [] },
  multipart: { autoProcess: false, convertEmptyStringsToNull: true, limit: '20mb', types: ['multipart/form-data'] },
})
