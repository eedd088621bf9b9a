import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file system of its own on a folder, as small as it is said to be. */
export interface SmallDisk {
  /** Leaves so many bytes free. */
  fillTo: (bytes: number) => void
  /** Leaves room for so many more files. */
  fillFilesTo: (count: number) => void
  /** Takes out what filled it. */
  empty: () => void
  unmount: () => void
}

const mount = (folder: string, options: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
const unmount = (folder: string) => spawnSync('umount', ['-l', folder])

/** Whether we may mount a file system here. */
export function mayMount(probe: string): boolean {
  mkdirSync(probe, { recursive: true })
  const may = mount(probe, 'size=1m').status === 0
  if (may) unmount(probe)
  rmSync(probe, { recursive: true, force: true })
  return may
}

/** Mounts a disk of so many bytes and files on a folder. */
export function smallDisk(folder: string, bytes: number, files: number): SmallDisk {
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = mount(folder, `size=${bytes},nr_inodes=${files}`)
  if (status !== 0) throw new Error(`a small disk: ${stderr}`)
  const filler = (name: string) => join(folder, `filler-${name}`)
  return {
    fillTo(left) {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filler('bytes'), Buffer.alloc(Math.max(0, bavail * bsize - left)))
    },
    fillFilesTo(count) {
      for (let number = 0; statfsSync(folder).ffree > count; number++) writeFileSync(filler(String(number)), '')
    },
    empty() {
      for (const name of readdirSync(folder)) if (name.startsWith('filler-')) rmSync(join(folder, name))
    },
    unmount: () => void unmount(folder),
  }
}
