import type { Label } from './label.ts'
import { OPENERS } from '../lexicon/rule-words.ts'

/** How a part of a sentence hangs on the one before it. */
export type Link = 'start' | 'and' | 'or' | 'bracket'

/** A part of a sentence that says one thing: what is said of a clause, is said of it here. */
export interface Segment {
  labels: readonly Label[]
  link: Link
  isBracket: boolean
}

const isJoint = ({ kind }: Label): boolean => kind === 'and' || kind === 'or' || kind === 'comma'

/** Joints in a row: a comma and an 'or' are one. */
const jointAt = (labels: readonly Label[], at: number): { end: number; isOr: boolean } => {
  let end = at
  let isOr = false
  for (let label = labels[end]; label && isJoint(label); label = labels[end]) {
    isOr ||= label.kind === 'or'
    end += 1
  }
  return { end, isOr }
}

const NEW_SUBJECT = new Set(['who', 'whose', 'which', 'administered'])

const beginsPart = (label: Label | undefined): boolean =>
  label !== undefined && OPENERS.has(label.text.replace(/ .*/, ''))

/** Cuts the labels of a sentence where a new statement begins: at signs, brackets, 'who', ', must', 'and have'. */
export const splitSegments = (labels: readonly Label[]): Segment[] => {
  const segments: Segment[] = []
  let current: Label[] = []
  let link: Link = 'start'
  let depth = 0
  const cut = (next: Link, isBracket: boolean): void => {
    if (current.length > 0) segments.push({ labels: current, link, isBracket })
    current = []
    link = next
  }
  for (let at = 0; at < labels.length;) {
    const label = labels[at]
    if (!label) break
    if (label.kind === 'open' || label.kind === 'close') {
      cut(label.kind === 'open' ? 'bracket' : 'and', depth > 0)
      depth = label.kind === 'open' ? depth + 1 : Math.max(0, depth - 1)
      at += 1
    } else if (label.kind === 'break') {
      cut('start', depth > 0)
      at += 1
    } else if (isJoint(label)) {
      const joint = jointAt(labels, at)
      const isCut = current.length > 0 && beginsPart(labels[joint.end])
      if (isCut) cut(joint.isOr ? 'or' : 'and', depth > 0)
      else current.push(...labels.slice(at, joint.end))
      at = joint.end
    } else {
      if (NEW_SUBJECT.has(label.text) && current.length > 0) cut('and', depth > 0)
      current.push(label)
      at += 1
    }
  }
  cut('start', depth > 0)
  return segments
}
