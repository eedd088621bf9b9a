/** How documents get approved: flows, and requests on their way through them. Pure functions over plain data. */
export { holds, type Comparison, type Condition, type Facts } from './condition.ts'
export { close, decide, mayDecide, taskOf, waitingFor, type Decided, type Decision, type Refusal } from './decide.ts'
export { inSequence, NAMED, namedApprover, needsAuthority, type Flow, type FlowNode, type Quorum } from './flow.ts'
export type { Closing, Instance, Task, TaskStatus } from './instance.ts'
export { problemsOf, type FlowProblem } from './problems.ts'
export { start, wayThrough } from './start.ts'
