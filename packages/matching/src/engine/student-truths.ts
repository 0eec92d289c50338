import { MET, NOT_MET, UNKNOWN, type Truth } from '../compile-criteria.ts'
import type { Student } from '../prepare-answers.ts'
import { truthOfDemand, type Leaves } from './leaves.ts'
import type { LeafLists } from './leaf-lists.ts'

/** Which demands one student meets, each looked at once. */
export type StudentTruths = {
  readonly student: Student
  ofLeaf(id: number): Truth
  /** The truth of all demands of a slot together. */
  ofSlot(lists: LeafLists, slot: number): Truth
  /** What can be said of all demands in a dimension: UNKNOWN, or null when each is to be looked at. */
  ofDimension(id: number): typeof UNKNOWN | null
}

export function createStudentTruths(leaves: Leaves, student: Student): StudentTruths {
  const hasAttested = Object.keys(student.attested).length > 0
  const isAsked: boolean[] = []
  const known = new Map<number, Truth>()
  const ofDimension = (id: number) => {
    const answerKey = leaves.dimensions[id]?.answerKey ?? null
    isAsked[id] ??= answerKey === null ? hasAttested : student.answers.has(answerKey)
    return isAsked[id] ? null : UNKNOWN
  }
  const look = (id: number): Truth => {
    const truth = truthOfDemand(leaves.at(id).demand, student)
    known.set(id, truth)
    return truth
  }
  const ofLeaf = (id: number): Truth =>
    ofDimension(leaves.dimensionIds[id] ?? 0) ?? known.get(id) ?? look(id)
  return {
    student,
    ofLeaf,
    ofDimension,
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
