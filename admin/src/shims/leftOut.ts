/** Stands in for a part of antd that no screen of ours shows; whoever comes to need it reads where it went. */
export default function LeftOut(): never {
  throw new Error('This part of antd is left out of the bundle: see withoutExtras in vite.slim.ts')
}

export { LeftOut as flattenKeys, LeftOut as genVirtualTable }
