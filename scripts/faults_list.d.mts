/** A fault that a spec is known to find; see `faults_list.mjs`. */
export const FAULTS: readonly {
  name: string
  /** File, code that is there, and the code with the fault. */
  edits: readonly (readonly [file: string, code: string, fault: string])[]
  suite: string
  spec: string
}[]
