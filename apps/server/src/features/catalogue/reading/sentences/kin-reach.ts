import type { Label } from './label.ts'
import type { Segment } from './split-segments.ts'

/** What a parent, a spouse or a child may be as well as the student. */
const OF_EITHER =
  /"(?:militaryAffiliation|membership|employer|occupation|disability|healthCondition)"/
const KIN =
  /^(?:child|children|sons?|daughters?|dependents?|spouses?|widows?|widowers?|orphans?|descendants?|grand(?:child|children|sons?|daughters?)|siblings?|nieces?|nephews?|wards?|relatives?|famil(?:y|ies))$/
const OWN =
  /"fact":"(?:militaryAffiliation|membership|employer|occupation|disability|healthCondition)","in"/
/** Words with which a sentence comes back to who applies; the second ones not behind 'who …' of the kin. */
const OF_APPLICANTS = /^(?:must|should|shall|applicants?|students?|candidates?|individuals?|you)$/
const IS = /^(?:be|are|is)$/
const RELATIVE = /^(?:who|whose|which|that)$/

const said = (label: Label): string => JSON.stringify(label.clause ?? null)
const isOfKin = (label: Label): boolean =>
  label.kind === 'others' ? KIN.test(label.text) : said(label).includes('"relation"')
const isOwn = (label: Label): boolean =>
  OF_EITHER.test(said(label)) && !said(label).includes('"relation"')
/** 'Members and their children': both in one. */
const hasOwn = (label: Label): boolean => OWN.test(said(label))
const isJoint = (label: Label | undefined): boolean =>
  label?.kind === 'or' || label?.kind === 'and' || label?.kind === 'comma'

const unread = ({ from, to, text }: Label): Label => ({ kind: 'others', from, to, text })

/** 'military children of active-duty members': the kin are of somebody told only behind them. */
const isOfOthers = (labels: readonly Label[], at: number): boolean => {
  const behind = labels[at + 2]
  return labels[at + 1]?.text === 'of' && behind !== undefined && isOwn(behind)
}

/**
 * 'Children of employees of a mill and members of a guild': once kin are named, service, memberships and
 * work are those of the kin, until the sentence comes back to who applies. Such words are left unread, so
 * that nobody is let in by a service or an employer of their own.
 */
export const withinReachOfKin = (segments: readonly Segment[]): Segment[] => {
  let isReached = false
  let isOwnNamed = false
  let isOfTheirs = false
  return segments.map((segment) => {
    const isRelative = RELATIVE.test(segment.labels[0]?.text ?? '')
    if (segment.link === 'start') isReached = false
    isOfTheirs = isReached && (isOfTheirs || isRelative)
    const labels = segment.labels.map((label, at): Label => {
      const isBack = OF_APPLICANTS.test(label.text) || (IS.test(label.text) && !isOfTheirs)
      const isAsking = label.kind === 'glue' || label.kind === 'clause'
      if (isAsking && isBack && !isRelative) isReached = false
      if (isOfKin(label)) {
        isReached = true
        isOwnNamed ||= hasOwn(label)
        return isOfOthers(segment.labels, at) ? unread(label) : label
      }
      if (!isOwn(label)) return label
      const isOneOfKinds = isOwnNamed && isJoint(segment.labels[at - 1])
      isOwnNamed ||= !isReached
      if (!isReached || isOneOfKinds) return label
      return unread(label)
    })
    return { ...segment, labels }
  })
}
