import type { Label } from './sentences/label.ts'

/** Whom an award's name names: what stands before the word for it, said of students. */
interface NamedAward {
  people: string
  /** Where these words end in the title. */
  to: number
  isTrusted(label: Label): boolean
}

const AWARD =
  /^(.{2,120}?)( students?| learners?| applicants?)? (?:scholarships?|awards?|grants?|fellowships?|bursar(?:y|ies)|scholars? program)\b/i

/** Frames that name people even where no word for them follows. */
const PEOPLE = new Set(['field', 'ethnicity', 'level', 'placeLevel', 'ethnicLevel', 'fieldLevel'])
/** Frames that name people where one does ('Deaf Student Scholarship'). */
const WITH_STUDENT = new Set([...PEOPLE, 'disability', 'citizenship', 'life', 'singleMother'])
/** An award for undergraduates or graduates may be for who becomes one. */
const LEVELS_TO_COME = /"(?:undergraduate|graduate|college_\w+)"/
/** What is in the name of an award for other reasons: a family, a language, a country, learning as such. */
const NAMES_OTHERWISE =
  /"(?:white|education|languages|english_and_literature|country|philosophy_and_religion)"/
/** 'Fine Arts Award', 'Folk Arts Grant': for what somebody makes, whatever the major. */
const OF_THE_ARTS = /\b(?:arts|education)$/i
/** A family's name as much as a people's, unless students are named. */
const SURNAME = /"black"/

/** 'Youth Journalism Award': what is done for it, and nobody's major yet. */
const FOR_THE_YOUNG = /\b(?:youth|teens?|kids?|young|junior|children[’']s)\b/i

/** Null where no word for an award follows. 'Nursing Scholarship' is one for nursing students. */
export const namedAward = (title: string): NamedAward | null => {
  const [, head = '', student] = AWARD.exec(title) ?? []
  if (head === '' || OF_A_GIVER.test(head)) return null
  const isStudent = student !== undefined
  const frames = isStudent ? WITH_STUDENT : PEOPLE
  return {
    people: `${head}${LEARNERS.test(student ?? '') ? ' learners' : ' students'}`,
    to: head.length + (student?.length ?? 0),
    isTrusted: ({ clause, frame = '' }) => {
      const said = JSON.stringify(clause)
      if (!frames.has(frame) || NAMES_OTHERWISE.test(said)) return false
      if (!isStudent && SURNAME.test(said)) return false
      // Foreign to where the award is given, which may be any country.
      if (/\bforeign$/i.test(head)) return false
      const isForWorks = FOR_THE_YOUNG.test(head) || OF_THE_ARTS.test(head)
      if (isForWorks && said.includes('"fieldOfStudy"')) return false
      return !LEVELS_TO_COME.test(said)
    },
  }
}

const LEARNERS = /learner/i
/** Who gives it: 'Republic of Tavonia Government Scholarship'. */
const OF_A_GIVER = /\b(?:government|state|federal|royal)$/i
