import { FAMILY_LABELS, optionLabel } from '../profile-options.ts'
import { FACTS, type FactDefinition, factsById } from '@laurel/matching/facts'
import { normaliseName } from '@laurel/matching/normalise-name'

export type Value = string | number | boolean

const definitions: readonly FactDefinition[] = FACTS
const byId = factsById(definitions)

export const factDefinition = (fact: string): FactDefinition | undefined => byId.get(fact)

/** Labels of these facts are ordinary words and go in lower case inside a sentence. */
const ORDINARY = new Set([
  'schoolLevel',
  'citizenship',
  'fieldOfStudy',
  'major',
  'collegeType',
  'maritalStatus',
  'disability',
  'lifeExperience',
  'militaryAffiliation',
  'careerGoal',
])
const NAMES = new Set(
  'English Black Hispanic Women’s Gold Star Air Force Army Navy Marine Merchant Corps Coast Guard Space Public Health Service National Reserve Junior'.split(
    ' ',
  ),
)
/** Words that are names only in the military list. */
const isName = (fact: string, word: string) =>
  fact === 'militaryAffiliation'
    ? NAMES.has(word)
    : ['English', 'Black', 'Hispanic'].some((name) => word.startsWith(name))

const lowerWord = (fact: string, word: string) =>
  /[A-Z].*[A-Z]/.test(word) || isName(fact, word) ? word : word.toLowerCase()

/** The word of one value as it stands in the middle of a sentence. */
export function valueWord(fact: string, value: Value): string {
  const label = optionLabel(fact, String(value)) ?? String(value)
  const isFamily = Object.hasOwn(FAMILY_LABELS, String(value)) && byId.get(fact)?.families
  if (!ORDINARY.has(fact) || (isFamily && fact === 'militaryAffiliation')) return label
  return label
    .split(' ')
    .map((word) => lowerWord(fact, word))
    .join(' ')
}

/** Members that a family has beside those it is called after: adults may be undergraduates. */
const BESIDE: ReadonlySet<string> = new Set(['adult'])

/** Writes members that make up a whole family as that family. */
export function gatherFamilies(fact: string, values: readonly Value[]): readonly Value[] {
  const families = Object.entries(byId.get(fact)?.families ?? {})
  const whole = families.find(([, members]) => {
    const named = members.filter((member) => !BESIDE.has(member))
    return named.length > 1 && named.every((member) => values.includes(member))
  })
  if (!whole) return values
  const [family, members] = whole
  return [family, ...values.filter((value) => !members.includes(String(value)))]
}

/** Those of the given values that a criterion asks for; all of them when none can be told. */
export function matching(
  fact: string,
  asked: readonly Value[],
  given: readonly Value[],
): readonly Value[] {
  const found =
    byId.get(fact)?.kind === 'name' ? namesFound(asked, given) : optionsFound(fact, asked, given)
  if (found.length > 0) return found
  return given.length > 0 ? given : asked
}

/** Names as the scholarship writes them. */
function namesFound(asked: readonly Value[], given: readonly Value[]): readonly Value[] {
  const own = new Set(given.map((name) => normaliseName(String(name))))
  return asked.filter((name) => own.has(normaliseName(String(name))))
}

function optionsFound(
  fact: string,
  asked: readonly Value[],
  given: readonly Value[],
): readonly Value[] {
  const families = byId.get(fact)?.families
  const membersOf = (value: Value): readonly Value[] => families?.[String(value)] ?? [value]
  const wanted = new Set(asked.flatMap(membersOf))
  return given.filter((value) => wanted.has(value))
}
