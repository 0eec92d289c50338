import {
  parseItems,
  type ParsedList,
  phraseOf,
  type SentenceWords,
} from '../words/sentence-words.ts'

const textAt = (sentence: SentenceWords, at: number): string => sentence.words[at]?.text ?? ''
const PERSONNEL = /^(?:member|personnel|service|soldier|sailor)$/
/** Branches that are also what their people are called. */
const OF_PEOPLE = /^(?:marines?|reservists?)$/

/** 'of the U.S. Army or Navy' behind a status. */
const branchesBehind = (sentence: SentenceWords, at: number): ParsedList | null => {
  if (textAt(sentence, at) !== 'of' && textAt(sentence, at) !== 'in') return null
  return parseItems(sentence, at + 1, branchItem)
}

/** 'active-duty Navy personnel'. */
const branchBehind = (sentence: SentenceWords, at: number): ParsedList | null => {
  const branch = branchItem(sentence, at)
  if (!branch) return null
  if (PERSONNEL.test(sentence.words[branch.end]?.stem ?? ''))
    return { ...branch, end: branch.end + 1 }
  return OF_PEOPLE.test(textAt(sentence, branch.end - 1)) ? branch : null
}

const branchItem = (sentence: SentenceWords, at: number): ParsedList | null => {
  const branch = phraseOf(sentence, at, 'branch')
  return branch ? { end: at + branch.length, ids: branch.ids, isOpen: false } : null
}

const statusItem = (sentence: SentenceWords, at: number): ParsedList | null => {
  const status = phraseOf(sentence, at, 'status')
  if (!status) return null
  const end = at + status.length
  const branches = branchesBehind(sentence, end) ?? branchBehind(sentence, end)
  return {
    end: branches?.end ?? end,
    ids: [],
    isOpen: false,
    groups: branches ? branches.ids.map((branch) => [branch, ...status.ids]) : [[...status.ids]],
  }
}

/** 'U.S. Army veterans' are both; 'Army veterans or active-duty members' are either. */
const serviceItem = (sentence: SentenceWords, at: number): ParsedList | null => {
  const status = statusItem(sentence, at)
  if (status) return status
  const branch = branchItem(sentence, at)
  if (!branch) return null
  const behind = phraseOf(sentence, branch.end, 'status')
  const isMember = PERSONNEL.test(sentence.words[branch.end]?.stem ?? '')
  const end = branch.end + (behind?.length ?? (isMember ? 1 : 0))
  return { end, ids: [], isOpen: false, groups: [[...branch.ids, ...(behind?.ids ?? [])]] }
}

/** Service in the armed forces: the groups are alternatives, and each is asked as a whole. */
export const parseService = (sentence: SentenceWords, at: number): ParsedList | null =>
  parseItems(sentence, at, serviceItem)
