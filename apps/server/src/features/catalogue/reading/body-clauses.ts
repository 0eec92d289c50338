import type { HardClause } from '@laurel/matching/criteria'
import {
  bareName,
  NAMED_BODIES,
  OWN_EMPLOYEES,
  OWN_MEMBERS,
  TURNS,
} from './lexicon/restriction-words.ts'
import type { ListingText } from './listing-reading.ts'
import { type Draft, type Found, quote } from './reading-draft.ts'
import { splitSentences } from './split-sentences.ts'

/** Sponsors that give money to others: their own members are hardly meant. */
const NO_BODY =
  /\b(?:foundation|fund|trust|university|college|department|state of|office|administration|bank|charities)\b/i
const WHY = 'Of what they are members, only who gives the award says.'
const LONGEST_CHARACTERS = 1200

/**
 * Members and employees in words that no frame takes: of a body that is named ('Bee Guild membership and
 * essays are required'), or of the one that gives the award, where a listing names none ('for members under
 * 25', 'children of our employees'). Nothing where as much was read, or the giver is a fund.
 */
export const bodyClauses = (draft: Draft, texts: readonly ListingText[]): Found[] => {
  const sponsor = texts.find(({ kind }) => kind === 'sponsor')?.text ?? ''
  const names = namesOf(sponsor)
  return texts.flatMap((source, at) =>
    source.kind === 'title' || source.kind === 'sponsor'
      ? []
      : splitSentences(source.text).flatMap((sentence): Found[] => {
          const words = source.text.slice(sentence.from, sentence.to)
          const clause = words.length > LONGEST_CHARACTERS ? null : clauseOf(words, names)
          if (!clause || isRead(draft, clause)) return []
          return [
            {
              ...quote(source.text, at, sentence),
              clause,
              isSoft: false,
              confidence: 'likely',
              origin: 'text',
              why: WHY,
            },
          ]
        }),
  )
}

type OfBody = HardClause & { fact: string }

/** 'A member, and/or related to one', 'their society must be a member': another than the student is enough, or meant. */
const OF_OTHERS =
  /\band\/or\b|\bor (?:be )?related\b|\b(?:their|whose) (?:society|association|union|local|chapter|lodge|club|parish|company) (?:or \w+ )?(?:must|is|are|belongs)\b/i

const clauseOf = (words: string, names: readonly string[]): OfBody | null => {
  if (TURNS.test(words) || OF_OTHERS.test(words)) return null
  for (const { says, fact } of NAMED_BODIES) {
    const found = says.exec(words)
    if (found) return isChoice(words, found) ? null : { fact, in: [bareName(found[1] ?? '')] }
  }
  if (names.length === 0) return null
  if (OWN_EMPLOYEES.test(words)) return { fact: 'employer', relation: 'parent', in: [...names] }
  const members = OWN_MEMBERS.exec(words)
  return members && !isChoice(words, members) && !OF_THEIRS.test(words.slice(0, members.index))
    ? { fact: 'membership', in: [...names] }
    : null
}

/** 'The child of a member', 'nominated by a member': members are others. */
const OF_THEIRS =
  /\b(?:child|children|sons?|daughters?|dependents?|spouses?|grandchild(?:ren)?|relatives?|friends?)\b[^.;]{0,40}$|\bby (?:an?|one|another|current|the)? ?$/i

/** Whether others beside those found may apply: 'members or their neighbors', 'members, veterans, or …'. */
const isChoice = (words: string, found: RegExpExecArray): boolean =>
  /^,? (?:and\/)?or\b|^,? and (?:their|his|her|our)\b|^\/|^,[^.;]{0,60}\bor\b/i.test(
    words.slice(found.index + found[0].length),
  )

const isRead = ({ found }: Draft, { fact }: { fact: string }): boolean =>
  found.some(({ clause }) => JSON.stringify(clause).includes(`"${fact}"`))

/** 'Guild of Beekeepers (GBK)' as both. */
const namesOf = (sponsor: string): string[] => {
  const [, name = sponsor, short = ''] =
    /^([^()]{3,80}) \(([^()]{2,60})\)$/.exec(sponsor.trim()) ?? []
  return [name.trim(), short.trim()]
    .filter((each) => each !== '' && !NO_BODY.test(each))
    .slice(0, 2)
}
