import type { FactClause, HardClause } from '@laurel/matching/criteria'
import { membersOf } from './sentences/clause-facts.ts'
import type { ListingText } from './listing-reading.ts'
import type { Weighed } from './reconcile-clauses.ts'

type Listed = Extract<FactClause, { readonly in: unknown }>

/** Facts of which a text names others only where it lets these in as well. */
const OF_PEOPLE =
  /^(?:lifeExperience|militaryAffiliation|disability|ethnicity|religion|healthCondition|gender)$/

/** The lists of options that a clause holds, wherever in it they stand. */
const listsIn = (clause: HardClause): Listed[] => {
  if ('all' in clause) return clause.all.flatMap(listsIn)
  if ('any' in clause) return clause.any.flatMap(listsIn)
  return 'fact' in clause && 'in' in clause ? [clause] : []
}

/** A body, of which a word of its name tells what it is and not whom its award is for. */
const OF_A_BODY =
  /\b(?:center|centre|lodge|hall|club|bureau|society|association|guild|league|church|union|auxiliary|council|federation|alliance|institute|foundation|company|bank|credit union)\b/i

/** 'Italian Heritage Center Scholarship' of the Italian Heritage Center: the name of who gives it. */
export const isOfSponsor = (
  title: string,
  { from, to }: { from: number; to: number },
  texts: readonly ListingText[],
): boolean => {
  const words = title.slice(from, to).toLowerCase()
  return texts.some(({ kind, text }) => {
    const name = text.toLowerCase()
    const at = kind === 'sponsor' && OF_A_BODY.test(name) ? name.indexOf(words) : -1
    // As much of the name as goes on in the title as well: the two words beside it.
    const rest =
      name
        .slice(at + words.length)
        .trim()
        .split(/\s+/, 1)[0] ?? ''
    const before = name.slice(0, Math.max(0, at)).trim().split(/\s+/).at(-1) ?? ''
    const said = title.toLowerCase()
    return (
      at >= 0 &&
      ((rest !== '' && said.includes(`${words} ${rest}`)) ||
        (before !== '' && said.includes(`${before} ${words}`)))
    )
  })
}

const OF_ANY_FIELD =
  /\bregardless of (?:their |your |the )?(?:major|field|discipline|course)|\b(?:any|all) (?:majors?|fields?|disciplines)\b|\bin any (?:major|field|discipline)/i
/** 'Music Scholarship' above 'available to all students regardless of major'. */
export const isLiftedByTexts = (
  { clause, origin }: Weighed,
  texts: readonly ListingText[],
): boolean =>
  origin === 'name' &&
  /"(?:fieldOfStudy|major)"/.test(JSON.stringify(clause)) &&
  texts.some(({ kind, text }) => kind !== 'title' && kind !== 'sponsor' && OF_ANY_FIELD.test(text))

/**
 * 'Return to Class Veterans Scholarship' above 'veterans, members of the Reserve and active-duty members':
 * where a text names others of the same fact beside those of the title, the title does not say who.
 */
export const isWidenedByTexts = (
  { clause, origin }: Weighed,
  named: readonly HardClause[],
): boolean => {
  if (origin !== 'name') return false
  const told = named.flatMap(listsIn)
  return listsIn(clause).some((own) => {
    const known = new Set(membersOf(own))
    const others = told.filter(
      ({ fact, relation }) => fact === own.fact && relation === own.relation,
    )
    const isNamed = others.some((other) => membersOf(other).some((id) => known.has(id)))
    const isWider = others.some((other) => !membersOf(other).every((id) => known.has(id)))
    return isWider && (isNamed || OF_PEOPLE.test(own.fact))
  })
}
