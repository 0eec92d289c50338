import type { ColumnClause } from './listing-reading.ts'
import { factNamesOf } from './sentences/clause-facts.ts'
import type { Found } from './reading-draft.ts'

/** The countries but the United States where a column says that an award is. */
const countriesOf = ({ clause }: ColumnClause): string[] => {
  if (!('any' in clause)) return []
  const places = clause.any.flatMap((way) =>
    'fact' in way && way.fact === 'collegeCountry' && 'in' in way ? way.in.map(String) : [],
  )
  return places.includes('US') ? [] : places
}

/** An award of another country for 'international students' is for whoever is not of that country. */
export const withForeigners = (
  found: readonly Found[],
  columns: readonly ColumnClause[],
): Found[] => {
  const countries = columns.flatMap(countriesOf)
  if (countries.length === 0) return [...found]
  return found.map((each) =>
    isOfForeigners(each.clause)
      ? {
          ...each,
          clause: { not: { fact: 'nationality', in: countries } },
          confidence: each.confidence === 'unsure' ? 'unsure' : 'likely',
        }
      : each,
  )
}

const isOfForeigners = (clause: Found['clause']): boolean =>
  'fact' in clause &&
  clause.fact === 'citizenship' &&
  'in' in clause &&
  clause.in.length === 1 &&
  clause.in[0] === 'international'

const PLACES = new Set(['country', 'collegeCountry'])
/** A column of where an award is says nothing where the texts say where one must live or study. */
export const isPlaceTold = ({ clause, origin }: Found, found: readonly Found[]): boolean =>
  'any' in clause &&
  isOfCountryAlone({ clause, origin }) &&
  found.some(
    (other) =>
      other.origin === 'text' &&
      !other.isSoft &&
      other.confidence !== 'unsure' &&
      factNamesOf(other.clause).some((fact) => PLACES.has(fact)),
  )

/** A column with a country tells nobody whom of the country an award is for. */
export const isOfCountryAlone = ({ clause, origin }: Pick<Found, 'clause' | 'origin'>): boolean =>
  origin === 'column' && factNamesOf(clause).every((fact) => PLACES.has(fact))
