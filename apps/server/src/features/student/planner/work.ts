/** Nobody plans in single minutes: the time of every task and step is a multiple of this. */
export const STEP_MINUTES = 5

/** A piece of work on one requirement, or sending the application. */
export interface Task {
  kind: 'request' | 'write' | 'revise' | 'upload' | 'fill' | 'submit'
  minutes: number
  requirementId?: string
  requirementTitle?: string
}

/** What is left to do for one scholarship. */
export interface Work {
  scholarshipId: string
  /** The day, YYYY-MM-DD, on which it closes. */
  lastDay: string
  tasks: readonly Task[]
}

export interface PlanStep extends Omit<Task, 'kind'> {
  day: string
  /** `apply`: on the sponsor's own site, where nothing is sent from here. */
  kind: Task['kind'] | 'apply'
}

export interface Plan {
  scholarshipId: string
  isTight: boolean
  /** By day; on one day in the order in which they are to be done. */
  steps: PlanStep[]
}
