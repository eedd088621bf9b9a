import { findChromium } from './chromium.mjs'
import { build, install, node, run } from './steps.mjs'

install()
build()
process.env.CHROMIUM_PATH = findChromium()
run(node, ['--disable-warning=ExperimentalWarning', 'backend/bin/bench.ts'])
