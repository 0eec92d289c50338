import type { ListingText } from '../listing-reading.ts'
import { type Draft, type Found, quote } from '../reading-draft.ts'
import { factNamesOf } from '../sentences/clause-facts.ts'

/** 'Warren G. Harding High School Alumni'; not an association of many schools. */
const HIGH_SCHOOL =
  /^(?:The )?(\p{Lu}[\p{L}\p{M}.’'-]*(?: \p{Lu}[\p{L}\p{M}.’'-]*){0,5} High School)(?! (?:Activities|Association|Athletic|Coaches|Federation|Journalism|League|Press|Principals|Sports))\b/u
const OF_MANY = /\bhigh schools\b|\b(?:any|all|area|local|other|another) high school\b/i

/**
 * Those who go to the high school that gives an award, or did: likely, as with colleges. Nothing where a
 * text says of which school somebody has to be, or speaks of several.
 */
export const ownHighSchoolClauses = (draft: Draft, texts: readonly ListingText[]): Found[] => {
  const giver = texts.findIndex(({ kind }) => kind === 'sponsor')
  const sponsor = texts[giver]?.text ?? ''
  const school = HIGH_SCHOOL.exec(sponsor)?.[1]
  const isSaid = draft.found.some(({ clause }) => factNamesOf(clause).includes('highSchool'))
  const isOfMany = draft.isOpen || texts.some(({ text }) => OF_MANY.test(text))
  if (school === undefined || isSaid || isOfMany) return []
  return [
    {
      ...quote(sponsor, giver, { from: 0, to: sponsor.length }),
      clause: { fact: 'highSchool', in: [school] },
      isSoft: false,
      confidence: 'likely',
      origin: 'name',
      why: 'A high school gives it, and that is nearly always to its own students.',
    },
  ]
}
