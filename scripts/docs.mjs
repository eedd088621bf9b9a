import { install, node, run } from './steps.mjs'

/** `npm run docs`: writes the pages that follow from the code. */
install()
run(node, ['scripts/docs/kit.ts'])
run(node, ['scripts/docs/floors.ts'])
