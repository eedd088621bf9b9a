import './typescript.ts'

await import('../bench/run.ts')
