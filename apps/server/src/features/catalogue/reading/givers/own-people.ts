import type { HardClause } from '@laurel/matching/criteria'
import {
  FOR_ALL_PEOPLE,
  NO_BODY_OF_PEOPLE,
  NO_FIELD_OF_A_BODY,
  OF_A_PEOPLE,
  OF_A_SUBJECT,
  SOCIETIES,
} from '../lexicon/giver-words.ts'
import type { ListingText } from '../listing-reading.ts'
import { namedPeople } from '../named-people.ts'
import { type Draft, type Found, quote } from '../reading-draft.ts'
import { factNamesOf } from '../sentences/clause-facts.ts'
import { placeOfGiver } from './place-of-giver.ts'

/** Facts that a body may have in its name. */
export const FACTS_OF_PEOPLE: ReadonlySet<string> = new Set([
  'ethnicity',
  'heritage',
  'gender',
  'religion',
  'disability',
  'healthCondition',
  'militaryAffiliation',
])
/** What asks for as much: who says one of them says whom the award is for. */
const AS_MUCH: Readonly<Record<string, readonly string[]>> = {
  fieldOfStudy: ['major', 'careerGoal', 'occupation', 'license'],
  ethnicity: ['heritage', 'tribe', 'enrolledTribalMember', 'underrepresented'],
  heritage: ['ethnicity', 'nationality'],
  disability: ['healthCondition'],
  healthCondition: ['disability'],
}

const partsOf = (clause: HardClause | null): HardClause[] =>
  clause === null ? [] : 'any' in clause ? [...clause.any] : [clause]

/** What the name of a body says of people, one clause of each fact. */
const peopleIn = (sponsor: string): HardClause[] =>
  OF_A_PEOPLE.test(sponsor) && !NO_BODY_OF_PEOPLE.test(sponsor)
    ? partsOf(namedPeople(sponsor, new Set())).filter(isOfOthers)
    : []

/** The field of a professional society: 'American Welding Society', 'Department of Chemistry'. */
const fieldIn = (sponsor: string): HardClause[] =>
  OF_A_SUBJECT.test(sponsor) && !NO_BODY_OF_PEOPLE.test(sponsor)
    ? partsOf(namedPeople(`For students of the field ${sponsor} studies`, new Set())).filter(
        (clause) =>
          'fact' in clause &&
          clause.fact === 'fieldOfStudy' &&
          'in' in clause &&
          !clause.in.some((id) => NO_FIELD_OF_A_BODY.has(String(id))),
      )
    : []

const isOfOthers = (clause: HardClause): boolean =>
  'fact' in clause &&
  FACTS_OF_PEOPLE.has(clause.fact) &&
  !/"(?:white|male)"/.test(JSON.stringify(clause))

/** 'IEEE Power Fellowship': societies that hardly anybody calls by their whole name. */
const fieldOfShortName = (name: string): HardClause[] => {
  const field = SOCIETIES.find(([pattern]) => pattern.test(name))?.[1]
  return field === undefined ? [] : [{ fact: 'fieldOfStudy', in: [field] }]
}

/** A body of veterans helps their families as well. */
const withFamily = (clause: HardClause): HardClause =>
  'fact' in clause && clause.fact === 'militaryAffiliation'
    ? {
        any: [
          { fact: 'militaryAffiliation', in: ['any_military'] },
          { fact: 'militaryAffiliation', relation: 'parent', in: ['any_military'] },
          { fact: 'militaryAffiliation', relation: 'spouse', in: ['any_military'] },
        ],
      }
    : clause

/**
 * The people that the name of a giver says ('American Council of the Blind', 'American Welding Society'),
 * where the text does not say whom its award is for. Unsure, as such bodies may give to others: it shuts out
 * nobody and asks nothing, and lists the award behind for whoever is none of them.
 */
export const ownPeopleClauses = (draft: Draft, texts: readonly ListingText[]): Found[] => {
  const at = placeOfGiver(texts)
  const sponsor = texts[at]?.text ?? ''
  const said = texts.flatMap(({ kind, text }) => (kind === 'sponsor' ? [] : [text]))
  if (draft.isOpen || said.some((text) => FOR_ALL_PEOPLE.test(text))) return []
  const asked = new Set([
    ...draft.found.flatMap(({ clause }) => factNamesOf(clause)),
    ...draft.named.flatMap(factNamesOf),
    ...draft.lifted,
  ])
  const [named] = [...peopleIn(sponsor), ...fieldIn(sponsor), ...fieldOfShortName(sponsor)]
  const fact = named && 'fact' in named ? named.fact : ''
  if (!named || [fact, ...(AS_MUCH[fact] ?? [])].some((one) => asked.has(one))) return []
  return [
    {
      ...quote(sponsor, at, { from: 0, to: sponsor.length }),
      clause: withFamily(named),
      isSoft: false,
      confidence: 'unsure',
      origin: 'name',
      why: 'The name of who gives it says for whom it is there, and the text does not.',
    },
  ]
}
