import { MET, NOT_MET, UNKNOWN, type Truth } from '../compile-criteria.ts'
import type { Student } from '../prepare-answers.ts'
import { truthOfDemand, type Leaves } from './leaves.ts'
import type { LeafLists } from './leaf-lists.ts'

/** Which demands one student meets, each looked at once. */
export type StudentTruths = {
  readonly student: Student
  ofLeaf(id: number): Truth
  /** What is known so far of each leaf, else NOT_YET; not to be kept. */
  readonly known: Uint8Array
  /** The truth of all demands of a slot together. */
  ofSlot(lists: LeafLists, slot: number): Truth
}

export const NOT_YET = 3
const NOTHING_KNOWN = new Uint8Array(0)

export function createStudentTruths(leaves: Leaves, student: Student): StudentTruths {
  // Made when first needed: most queries look at few single scholarships or none.
  let known = NOTHING_KNOWN
  const grow = () => {
    if (known.length < leaves.size) known = grown(known, leaves, student)
    return known
  }
  const ofLeaf = (id: number): Truth => {
    const truth = (id < known.length ? known : grow())[id]
    if (truth === MET || truth === NOT_MET || truth === UNKNOWN) return truth
    const found = truthOfDemand(leaves.at(id).demand, student)
    known[id] = found
    return found
  }
  return {
    student,
    ofLeaf,
    get known() {
      return grow()
    },
    ofSlot(lists, slot) {
      let lowest: Truth = MET
      lists.every(slot, (id) => {
        const truth = ofLeaf(id)
        if (truth < lowest) lowest = truth
        return truth !== NOT_MET
      })
      return lowest
    },
  }
}

/** With what is plain without a look at the demand: that of questions without an answer. */
function grown(known: Uint8Array, leaves: Leaves, student: Student): Uint8Array<ArrayBuffer> {
  const hasAttested = Object.keys(student.attested).length > 0
  const first = leaves.dimensions.map(({ answerKey }) => {
    const isAnswered = answerKey === null ? hasAttested : student.answers.has(answerKey)
    return isAnswered ? NOT_YET : UNKNOWN
  })
  const next = new Uint8Array(leaves.size)
  next.set(known)
  const { dimensionIds } = leaves
  for (let id = known.length; id < next.length; id += 1)
    next[id] = first[dimensionIds[id] ?? 0] ?? NOT_YET
  return next
}
