import '@japa/assert'
