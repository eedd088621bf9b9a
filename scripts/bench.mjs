import { install, node, run } from './steps.mjs'

install()
run(node, ['--disable-warning=ExperimentalWarning', 'backend/bin/bench.ts'])
