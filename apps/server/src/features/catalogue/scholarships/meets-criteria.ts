import { FACTS } from '@laurel/matching/facts'
import { fieldOfMajor, MAJORS } from '@laurel/matching/majors'
import { sql, type SQL } from 'drizzle-orm'
import { requirements, scholarships } from '../../../db/schema/scholarships.ts'

/** What scholarships say of those they are for, and what they ask. */
export interface SoughtRules {
  /** It names this field of study, or a subject of it. */
  field?: string
  /** It names this state, or a county of it. */
  state?: string
  /** It names one of these levels, now or next year. */
  levels?: readonly string[]
  /** It is for those who need help to pay. */
  isNeedBased?: true
  /** Whether it asks for an essay, typed or as a file. */
  hasEssay?: boolean
}

/** Conditions on a scholarship by its id. */
export function meetsRules(
  { field, state, levels, isNeedBased, hasEssay }: SoughtRules,
  id: SQL,
): SQL[] {
  return [
    ...(field === undefined ? [] : [names(id, FIELD, fieldValues(field))]),
    ...(state === undefined ? [] : [names(id, STATE, { state, counties: `${state}/` })]),
    ...(levels === undefined ? [] : [names(id, LEVEL, { levels })]),
    ...(isNeedBased ? [names(id, NEED, {})] : []),
    ...(hasEssay === undefined ? [] : [hasEssay ? asksEssay(id) : sql`not ${asksEssay(id)}`]),
  ]
}

/** Clauses as SQL/JSON path predicates; a clause within a `not` says the opposite. */
const FIELD =
  '@.fact == "fieldOfStudy" && @.in[*] == $fields[*] || @.fact == "major" && @.in[*] == $majors[*]'
const STATE =
  '(@.fact == "state" || @.fact == "collegeState" || @.fact == "highSchoolState") && @.in[*] == $state || (@.fact == "county" || @.fact == "collegeCounty" || @.fact == "highSchoolCounty") && @.in[*] starts with $counties'
const LEVEL = '(@.fact == "schoolLevel" || @.fact == "levelNextYear") && @.in[*] == $levels[*]'
const NEED =
  '(@.fact == "financialNeed" || @.fact == "pellEligible") && @.is == true || @.fact == "householdIncomeUsd" && exists(@.lte)'

/** Whether a clause of its criteria is such a one; preferences count. */
const names = (id: SQL, clause: string, values: object): SQL => sql`exists (
  select from ${scholarships}
  where ${scholarships.id} = ${id}
    and jsonb_path_exists(${scholarships.criteria}, ${`$.** ? (${clause})`}::jsonpath, ${JSON.stringify(values)}::jsonb)
    and not jsonb_path_exists(${scholarships.criteria}, ${`$.**.not.** ? (${clause})`}::jsonpath, ${JSON.stringify(values)}::jsonb))`

const asksEssay = (id: SQL): SQL => sql`exists (
  select from ${requirements}
  where ${requirements.scholarshipId} = ${id} and ${requirements.removedAt} is null
    and (${requirements.dataType} = 'editor' or ${requirements.requirementType} = 'essay'))`

/** A field with the families and the subjects by which scholarships name it. */
function fieldValues(field: string) {
  const families: Readonly<Record<string, readonly string[]>> =
    FACTS.find((fact) => fact.id === 'fieldOfStudy')?.families ?? {}
  const wider = Object.keys(families).filter((family) => families[family]?.includes(field))
  return {
    fields: [field, ...wider],
    majors: MAJORS.filter((major) => fieldOfMajor(major) === field),
  }
}
