import { readSamples } from '../../../features/samples/read-samples.ts'
import { textOf } from '../../../html.ts'
import type { EssayQuestion, Material, WritingTask } from '../writing-task.ts'

export type DraftTask = Extract<WritingTask, { kind: 'draft' }>

/** An essay of so many words at most, as the assistant asks for it. */
export const anEssay = (question: string, limit: number): EssayQuestion => ({
  scholarshipTitle: 'Alderbrook Neighbors Grant',
  question,
  isShortAnswer: limit <= 150,
  words: { min: Math.ceil(limit * 0.9), target: Math.round(limit * 0.97), max: limit },
})

export const aDraftTask = (
  question: string,
  limit: number,
  material: readonly Material[] = [],
  seed = 'a seed',
): DraftTask => ({ kind: 'draft', essay: anEssay(question, limit), material, previous: [], seed })

const LEVELS = ['High school senior', 'High school junior', 'College sophomore', 'Graduate student']
const FIELDS = ['Nursing', 'Computer Science', 'English and Literature', 'History', 'Biology']
const GOALS = ['Health Care', 'Technology', 'Education', 'Law', 'Skilled Trades']
const CITIES = ['Columbus', 'Dayton', 'Toledo', 'Akron', 'Mansfield', 'Lima', 'Marietta']
const SCHOOLS = ['Scioto Bend High School', 'Ravine Park Academy', 'North Mill High School']
const PEOPLE = ['Mrs. Okafor', 'Coach Reyes', 'my aunt Dee', 'Mr. Lindqvist', 'my cousin Tomás']
const PLACES = ['the food pantry on Cleveland Ave', 'the Ridgeway library', 'our garage', 'Lot 9']
const DEEDS = ['sorted cans', 'fixed bikes', 'read aloud', 'filled out forms', 'carried boxes']

const turn = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** A student unlike the others, as the profile and the interview tell of one. */
export function aStudent(number: number): Material[] {
  const profile = (about: string, label: string, text: string): Material => ({
    from: 'profile',
    about,
    label,
    text,
  })
  const facts = [
    profile('schoolLevel', 'Current school level', turn(LEVELS, number)),
    profile('fieldOfStudy', 'Field of study', turn(FIELDS, number)),
    profile('careerGoal', 'Career goal', turn(GOALS, number + 2)),
    profile('city', 'City', turn(CITIES, number)),
    profile('highSchool', 'High school', turn(SCHOOLS, number)),
    profile('activity', 'Activities', 'Student Government, Marching Band'),
  ]
  const person = turn(PEOPLE, number)
  const days = 11 + number
  const interview: Material[] = [
    {
      from: 'interview',
      about: 'What did you do about it, step by step?',
      label: 'What you did',
      text: `${person} and i ${turn(DEEDS, number)} at ${turn(PLACES, number)} for ${days} days. it was slow, and box ${number * 3 + 1} broke twice`,
    },
    {
      from: 'interview',
      about: 'Which person or moment from it do you remember, and why?',
      label: 'One person',
      text: `the ${number + 2}th visitor that week, because he asked ${person} for nothing and stayed until closing`,
    },
  ]
  const keywords: Material[] = [
    {
      from: 'keywords',
      about: 'Keywords',
      label: 'Keywords',
      text: `patience, bus ${number}, rain`,
    },
  ]
  const earlier: Material[] = [
    {
      from: 'answer',
      about: 'What do you do every week?',
      label: 'Your answer for Shared Supper',
      text: `On Thursdays I wash ${number + 4} pans. Sink ${number} is never hot enough.`,
    },
  ]
  const kinds = [
    [],
    facts,
    [...facts, ...interview],
    [...interview, ...keywords],
    [...facts, ...earlier],
  ]
  return turn(kinds, number)
}

/** A draft for every question of the sample scholarships, each for another student. */
export async function sampleTasks(count: number): Promise<DraftTask[]> {
  const samples = await readSamples(new Date('2026-11-01T00:00:00Z'))
  const asked = samples.flatMap(({ title, requirements }) =>
    requirements
      .filter(({ dataType }) => dataType === 'text' || dataType === 'editor')
      .map((requirement) => ({ title, requirement })),
  )
  return Array.from({ length: count }, (_, at) => {
    const { title, requirement } = turn(asked, at)
    const isShortAnswer = requirement.dataType === 'text'
    const question = `${requirement.title}\n${textOf(requirement.description)}`.trim()
    const limit = requirement.limits.wordLength ?? (isShortAnswer ? 60 : 200)
    const essay = { ...anEssay(question, limit), scholarshipTitle: title, isShortAnswer }
    return { kind: 'draft', essay, material: aStudent(at), previous: [], seed: `sample ${at}` }
  })
}
