/** Replaces parts of antd that no screen shows. Its error names the place to put them back. */
export default function LeftOut(): never {
  throw new Error('This part of antd is left out of the bundle: see withoutExtras in vite.slim.ts')
}

export { LeftOut as genVirtualTable }
